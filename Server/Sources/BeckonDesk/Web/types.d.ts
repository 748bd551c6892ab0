// The values that more than one module of the pages knows. What comes from a server can be missing or of another kind: modules check
// what they depend on.

/** An event of a chat's transcript. */
interface ChatEvent {
  position: number;
  type: string;
  party: string;
  nickname: string;
  text: string;
  /** When it happened, in milliseconds since 1970; NaN if that is not known. */
  at: number;
  /** Whether the signed-in agent sent it. */
  mine?: boolean;
  file?: ChatFile;
}

interface ChatFile {
  id: string;
  name: string;
  size: number;
}

/** A chat as the work list has it. */
interface ChatHead {
  id?: string;
  state?: string;
  customer?: string;
  owner?: string;
  ownerOut?: boolean;
  mine?: boolean;
  online?: boolean;
  lastPosition?: number;
  read?: number;
  unread?: number;
  waitingSince?: number;
  subject?: string;
  service?: string;
  /** The id of the callback to which it belongs. */
  callback?: string;
}

/** A page of a chat's transcript, with the chat's state. */
interface ChatAnswer extends ChatHead {
  events?: ChatEvent[];
  data?: [string, string][];
  notice?: string;
  largestFile?: number;
}

/** A page of the work list. */
interface WorkPage {
  user?: string;
  name?: string;
  admin?: boolean;
  supervises?: boolean;
  mayAnswer?: boolean;
  audits?: boolean;
  now?: number;
  chats?: ChatHead[];
  callbacks?: Callback[];
  more?: { chats?: number; callbacks?: number };
  next?: number;
}

interface Callback {
  id: string;
  state: string;
  step?: string;
  service?: string;
  name?: string;
  customerNumber?: string;
  media?: string;
  direction?: string;
  accessCode?: string;
  offer?: string;
  reachable?: boolean;
  reason?: string;
  calls?: string[];
  /** Times in milliseconds since 1970. */
  createdAt?: number;
  desiredTime?: number;
  until?: number;
  /** The data that the app attached. */
  data?: [string, string][];
}

/** A page of everybody's callbacks. */
interface CallbackPage {
  callbacks?: Callback[];
  services?: string[];
  mayChange?: boolean;
  next?: string;
}

interface TimeSlot {
  start: number;
  taken: number;
  total: number;
}

/** An agent to whom a chat can be handed. */
interface Agent {
  user: string;
  name?: string;
  online?: boolean;
}

/** Why an event was pushed or was not. */
interface PushExplanation {
  lines?: { at: number; word?: string; device?: string; reason?: string }[];
}

/** An agent side besides the desk. */
interface AgentSide {
  name: string;
  /** How many chats are owed something, and whether there are more. */
  owed: number;
  more?: boolean;
  oldest?: number;
  nodes?: AgentSideNode[];
  chats?: OwedChat[];
}

/** How an agent side's adapter stands on one node. */
interface AgentSideNode {
  node: string;
  at: number;
  connectedSince?: number;
  trouble?: string;
  lastEvent?: number;
  events: number;
  refused?: Record<string, number>;
  unknown?: Record<string, number>;
  limits?: { name: string; used: number; allowed: number }[];
}

/** A chat that an agent side is owed something of. */
interface OwedChat {
  chat: string;
  service: string;
  from?: number;
  to?: number;
  oldest: number;
  attempts: number;
  next: number;
  why?: string;
}

/** How a node stands, as `/desk/api/status` tells it. What the database has not told is missing. */
interface NodeStatus {
  /** Times in milliseconds since 1970. */
  now?: number;
  node?: { name?: string; version?: string; health?: string; upSeconds?: number; certificateEnd?: number };
  chats?: { service: string; state: string; count: number }[];
  waits?: { service: string; seconds: number }[];
  callbacks?: { service: string; step: string; count: number }[];
  phones?: { webSocket?: number; polling?: number; betweenPolls?: number };
  agents?: { signedIn?: number; withChats?: number };
  pushes?: { provider: string; owed: number; oldestSeconds: number }[];
  paused?: { credential: string; node: string; until?: number; reason?: string }[];
  agentSides?: StatusSide[];
  store?: { freeBytes?: number; databaseBytes?: number; logBytes?: number; commits?: { customers?: number } };
  nodes?: { name: string; leaseSeconds: number; here?: boolean }[];
  log?: { at: number; level: string; count: number; message: string; source: string; facts?: Record<string, string> }[];
}

/** An agent side in the status. */
interface StatusSide {
  name: string;
  owed: number;
  lagSeconds: number;
  nodes?: { node: string; connectedSince?: number; trouble?: string }[];
}

/** A row of the audit trail: who did what to what. */
interface AuditRow {
  number: number;
  /** Milliseconds since 1970. */
  at: number;
  account: string;
  role: string;
  address: string;
  act: string;
  subject: string;
}

interface AuditPage {
  rows?: AuditRow[];
  next?: number;
  /** All acts that there are. */
  acts?: string[];
}

/** What a sign-in needs after the password, and what the next request sends back. */
interface SecondStep {
  next: string;
  half: string;
}

/** A second factor that is being set up. */
interface Enrolment {
  secret: string;
  /** A QR code in SVG. */
  image?: string;
  /** The sealed secret, which the next request sends back. */
  enrolment: string;
}

/** What a person sees of the own account. */
interface OwnAccount {
  user: string;
  name?: string;
  /** Whether the person signs in at the company's provider, and has no password here. */
  ofProvider?: boolean;
  /** Whether a second factor is `none`, `optional` or `required`. */
  rule?: string;
  secondFactor?: { setUpAt: number; recoveryCodes: number };
  signIns?: OwnSignIn[];
}

interface OwnSignIn {
  id: string;
  beganAt: number;
  usedAt: number;
  /** Whether this page uses it. */
  present?: boolean;
}

/** A message that is not in the transcript yet. */
interface OutboxEntry {
  key: string;
  kind: string;
  text: string;
  state: "queued" | "sending" | "sent" | "failed";
  /** The position that the server named, and that at which the transcript showed it. */
  position: number | null;
  shownAt: number | null;
  error: string | null;
  attempts: number;
  inFlight: boolean;
}

interface Array<T> {
  findLast(isIt: (value: T, index: number, all: T[]) => unknown): T | undefined;
}
