-- nodes
CREATE TABLE service (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    kind text NOT NULL,
    created_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    gms_user text COLLATE "C",
    key text COLLATE "C",
    user_data text NOT NULL
);
CREATE UNIQUE INDEX service_key ON service (key) WHERE key IS NOT NULL;
CREATE INDEX service_user ON service (gms_user) WHERE gms_user IS NOT NULL;
CREATE INDEX service_expiry ON service (expires_at);
CREATE TABLE chat (
    id text COLLATE "C" PRIMARY KEY,
    service text COLLATE "C" NOT NULL UNIQUE,
    service_name text NOT NULL,
    version bigint NOT NULL,
    state text COLLATE "C" NOT NULL,
    started_at bigint NOT NULL,
    ended_at bigint,
    expires_at bigint NOT NULL,
    last_position bigint NOT NULL,
    customer_nickname text NOT NULL,
    gms_user text COLLATE "C",
    presence text COLLATE "C" NOT NULL,
    present_client text COLLATE "C",
    away_since bigint,
    holder text COLLATE "C",
    cursor bigint NOT NULL,
    sent bigint NOT NULL,
    handed_over bigint NOT NULL,
    seen_at bigint,
    device text COLLATE "C",
    agents text NOT NULL,
    agent_is_typing boolean NOT NULL,
    agent_typed_at bigint,
    customer_is_typing boolean NOT NULL,
    customer_typed_at bigint,
    last_pushable bigint NOT NULL,
    first_push_due bigint,
    due bigint,
    agent_side text NOT NULL,
    agent_cursor bigint NOT NULL,
    user_data text NOT NULL
) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
CREATE INDEX chat_user ON chat (gms_user, expires_at) WHERE gms_user IS NOT NULL;
CREATE INDEX chat_open ON chat (started_at, id) WHERE state <> 'ended';
CREATE INDEX chat_due ON chat (due, id) WHERE due IS NOT NULL;
CREATE INDEX chat_present ON chat (id) WHERE presence IN ('present', 'expected');
CREATE INDEX chat_held ON chat (holder, id) WHERE presence IN ('present', 'expected');
CREATE INDEX chat_expected ON chat (started_at, id) WHERE presence = 'expected';
CREATE INDEX chat_device ON chat (device) WHERE device IS NOT NULL;
CREATE INDEX chat_end ON chat ((coalesce(ended_at, expires_at)), id);
CREATE TABLE event (
    chat text COLLATE "C" NOT NULL,
    position bigint NOT NULL CHECK (position > 0),
    kind text NOT NULL,
    nickname text NOT NULL,
    text text NOT NULL,
    party text NOT NULL,
    at bigint NOT NULL,
    key text COLLATE "C",
    PRIMARY KEY (chat, position)
);
CREATE UNIQUE INDEX event_key ON event (chat, key) WHERE key IS NOT NULL;
CREATE TABLE client (
    id text COLLATE "C" PRIMARY KEY,
    gms_user text COLLATE "C" NOT NULL,
    browser text,
    expires_at bigint NOT NULL
);
CREATE INDEX client_expiry ON client (expires_at);
CREATE INDEX client_user ON client (gms_user);
CREATE TABLE device (
    id text COLLATE "C" PRIMARY KEY,
    type text NOT NULL,
    token text NOT NULL,
    debug boolean NOT NULL,
    language text,
    provider_name text,
    registered_at bigint NOT NULL
);
CREATE TABLE owed_push (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    lane text COLLATE "C" NOT NULL,
    device text COLLATE "C" NOT NULL REFERENCES device (id) ON DELETE CASCADE,
    chat text COLLATE "C",
    after_position bigint,
    through_position bigint,
    callback text COLLATE "C",
    action text,
    alert text,
    due bigint NOT NULL,
    expires_at bigint NOT NULL,
    priority bigint NOT NULL,
    attempts bigint NOT NULL,
    reason text NOT NULL,
    fence bigint NOT NULL DEFAULT 0,
    lease_until bigint,
    owner text COLLATE "C",
    cancelled boolean NOT NULL DEFAULT false,
    CHECK ((chat IS NULL) <> (callback IS NULL))
) WITH (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 500);
CREATE INDEX owed_lane ON owed_push (lane, device, id);
CREATE INDEX owed_device ON owed_push (device);
CREATE INDEX owed_order ON owed_push (priority, due, id);
CREATE INDEX owed_wake ON owed_push ((coalesce(lease_until, due)));
CREATE INDEX owed_owner ON owed_push (owner) WHERE lease_until IS NOT NULL;
CREATE INDEX owed_cancelled ON owed_push (lease_until) WHERE cancelled;
CREATE TABLE callback (
    id text COLLATE "C" PRIMARY KEY,
    service_name text COLLATE "C" NOT NULL,
    version bigint NOT NULL,
    state text COLLATE "C" NOT NULL,
    reason text,
    step text NOT NULL,
    step_until bigint,
    customer_number text COLLATE "C" NOT NULL,
    created_at bigint NOT NULL,
    desired_time bigint,
    expires_at bigint NOT NULL,
    connects bigint NOT NULL,
    device text COLLATE "C",
    gms_user text COLLATE "C" NOT NULL,
    access_code text,
    properties text NOT NULL,
    due bigint
) WITH (fillfactor = 80);
CREATE INDEX callback_open ON callback (created_at, id) WHERE state <> 'COMPLETED';
CREATE INDEX callback_open_service ON callback (service_name) WHERE state <> 'COMPLETED';
CREATE INDEX callback_due ON callback (due, id) WHERE due IS NOT NULL;
CREATE INDEX callback_user ON callback (gms_user);
CREATE INDEX callback_number ON callback (customer_number);
CREATE INDEX callback_device ON callback (device) WHERE device IS NOT NULL;
CREATE INDEX callback_end ON callback (expires_at, id) WHERE state = 'COMPLETED';
CREATE TABLE slot_booking (
    callback text COLLATE "C" PRIMARY KEY,
    service text COLLATE "C" NOT NULL,
    start_at bigint NOT NULL
);
CREATE INDEX slot_booking_slot ON slot_booking (service, start_at);
CREATE TABLE account (
    name text COLLATE "C" PRIMARY KEY,
    nickname text NOT NULL,
    role text NOT NULL,
    password_hash text NOT NULL
);
CREATE TABLE setting (
    name text COLLATE "C" PRIMARY KEY,
    value text NOT NULL
);
CREATE TABLE node (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    lease_until bigint NOT NULL
) WITH (fillfactor = 50);
INSERT INTO service (id, name, kind, created_at, expires_at, gms_user, key, user_data) VALUES ('S', 'Help', 'chat', 0, 99, 'ada', 'start', '{"a":"b"}');
INSERT INTO service (id, name, kind, created_at, expires_at, gms_user, key, user_data) VALUES ('C', 'voice', 'callback', 3, 99, 'ada', NULL, '{}');
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data, sent, handed_over, agent_side, agent_cursor) VALUES ('A', 'S', 'Help', 3, 'active', 0, NULL, 99, 3, 'Ada', 'ada', 'away', 0, 2, '[]', false, false, 3, 9, '{"a":"b","subject":"Oil"}', 2, 2, 'desk', 0);
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data, sent, handed_over, agent_side, agent_cursor) VALUES ('E', 'T', 'Help', 4, 'ended', 0, 4, 99, 1, 'Eve', NULL, 'polling', NULL, 1, '[]', false, false, 0, NULL, '{}', 1, 1, 'desk', 0);
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', 1, 'Message.Text', 'Ben', 'Hello', 'CLIENT', 1, NULL);
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', 2, 'Message.Text', 'Ben', 'How can I help?', 'AGENT', 2, 'k');
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', 3, 'Message.Text', 'Ben', 'It''s “ready” – 注文', 'AGENT', 3, NULL);
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('E', 1, 'Message.Text', 'Ben', 'Bye', 'AGENT', 1, NULL);
INSERT INTO client (id, gms_user, browser, expires_at) VALUES ('c1', 'ada', 'b', 99);
INSERT INTO device (id, type, token, debug, language, registered_at) VALUES ('d', 'fcm', 'token', false, 'de', 0);
INSERT INTO owed_push (lane, device, chat, after_position, through_position, due, expires_at, priority, attempts, reason, fence, lease_until) VALUES ('chat/A', 'd', 'A', 2, 3, 0, 99, 10, 0, 'r', 1, 5);
INSERT INTO owed_push (lane, device, callback, action, alert, due, expires_at, priority, attempts, reason) VALUES ('callback/C', 'd', 'C', 'go', 'Now', 5, 99, 10, 2, 'due');
INSERT INTO owed_push (lane, device, callback, action, alert, due, expires_at, priority, attempts, reason) VALUES ('callback/C', 'd', 'C', 'again', 'Now', 5, 99, 10, 2, 'due');
INSERT INTO callback (id, service_name, version, state, step, customer_number, created_at, expires_at, connects, device, gms_user, access_code, properties, due) VALUES ('C', 'voice', 2, 'QUEUED', 'waitingForAgent', '+49 211 5', 3, 99, 0, 'd', 'ada', '1234', '{"a":"b"}', 9);
INSERT INTO account (name, nickname, role, password_hash) VALUES ('ben', 'Ben', 'agent', 'hash');
INSERT INTO setting (name, value) VALUES ('greeting', 'Hello');
INSERT INTO node (id, name, lease_until) VALUES ('n', 'first', 99);
INSERT INTO callback (id, service_name, version, state, step, step_until, customer_number, created_at, desired_time, expires_at, connects, gms_user, properties, due) VALUES ('D', 'voice', 1, 'SCHEDULED', 'scheduled', 3600000, '+49 211 6', 3, 3600000, 7200000, 0, 'ada', '{}', 3600000);
INSERT INTO slot_booking (callback, service, start_at) VALUES ('D', 'voice', 3600000);
-- customers
ALTER TABLE device ADD COLUMN customer text COLLATE "C", ADD COLUMN registration text COLLATE "C", ADD COLUMN owned_since bigint;
CREATE INDEX device_customer ON device (customer, registered_at, id) WHERE customer IS NOT NULL;
CREATE INDEX chat_bridged ON chat (customer_nickname) WHERE starts_with(agent_side, 'bridge/');
CREATE UNIQUE INDEX device_registration ON device (registration) WHERE registration IS NOT NULL;
CREATE TABLE presence (
    customer text COLLATE "C" NOT NULL,
    device text COLLATE "C" NOT NULL,
    conversation text NOT NULL,
    is_active boolean NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (customer, device)
) WITH (fillfactor = 70);
CREATE INDEX presence_end ON presence (until);
CREATE TABLE receipt (
    chat text COLLATE "C" PRIMARY KEY,
    delivered bigint NOT NULL,
    read bigint NOT NULL
) WITH (fillfactor = 80);
CREATE TABLE push_record (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    chat text COLLATE "C" NOT NULL,
    after_position bigint NOT NULL,
    through_position bigint NOT NULL,
    device text COLLATE "C",
    at bigint NOT NULL,
    kind text NOT NULL,
    word text NOT NULL,
    reason text NOT NULL
);
CREATE INDEX push_record_chat ON push_record (chat, through_position);
INSERT INTO device (id, type, token, debug, registered_at, customer, registration, owned_since) VALUES ('e', 'ios', 'second', true, 1, 'customer/ana', 'r', 2);
INSERT INTO presence (customer, device, conversation, is_active, until) VALUES ('customer/ana', 'e', 'A', true, 50);
INSERT INTO receipt (chat, delivered, read) VALUES ('A', 2, 1);
INSERT INTO push_record (chat, after_position, through_position, device, at, kind, word, reason) VALUES ('A', 2, 3, 'd', 7, 'answered', 'delivered', 'r');
INSERT INTO service (id, name, kind, created_at, expires_at, key, user_data) VALUES ('U', 'bridge/crm', 'chat', 0, 99, '/bridge/crm/81', '{}');
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data, sent, handed_over, agent_side, agent_cursor) VALUES ('B', 'U', 'bridge/crm', 1, 'active', 0, NULL, 99, 0, 'ana', NULL, 'away', 0, 0, '[]', true, false, 0, 99, '{"conversation":"81"}', 0, 0, 'bridge/crm', 0);
-- pushQueue
ALTER TABLE owed_push ADD COLUMN route text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE owed_push ADD COLUMN doubts bigint NOT NULL DEFAULT 0;
ALTER TABLE owed_push ADD COLUMN kind text;
UPDATE owed_push SET doubts = attempts, route = CASE device.type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE device.type END || CASE WHEN device.debug THEN ' debug' ELSE '' END || coalesce('/' || device.provider_name, '') FROM device WHERE device.id = owed_push.device;
DROP INDEX owed_order;
DROP INDEX owed_wake;
CREATE INDEX owed_order ON owed_push (route, (due + (10 - priority) * 12000), id);
CREATE INDEX owed_wake ON owed_push (route, (coalesce(lease_until, due)));
CREATE TABLE dead_push (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id bigint NOT NULL UNIQUE,
    lane text COLLATE "C" NOT NULL,
    device text COLLATE "C" NOT NULL,
    kind text,
    chat text COLLATE "C",
    after_position bigint,
    through_position bigint,
    callback text COLLATE "C",
    action text,
    alert text,
    due bigint NOT NULL,
    expires_at bigint NOT NULL,
    priority bigint NOT NULL,
    attempts bigint NOT NULL,
    doubts bigint NOT NULL,
    reason text NOT NULL,
    route text COLLATE "C" NOT NULL,
    cause text NOT NULL,
    ended_at bigint NOT NULL
);
CREATE INDEX dead_lane ON dead_push (lane);
DELETE FROM owed_push WHERE id = 3;
INSERT INTO dead_push (id, lane, device, callback, action, alert, due, expires_at, priority, attempts, doubts, reason, route, cause, ended_at) VALUES (3, 'callback/C', 'd', 'C', 'again', 'Now', 5, 99, 10, 2, 1, 'due', 'fcm', 'expired', 9);
-- subscribed
ALTER TABLE client ADD COLUMN subscribed boolean NOT NULL DEFAULT true;
INSERT INTO client (id, gms_user, expires_at, subscribed) VALUES ('c2', 'ada', 99, false);
-- waiting
ALTER TABLE chat ADD COLUMN waiting_since bigint;
ALTER TABLE owed_push ADD COLUMN waiting_since bigint NOT NULL DEFAULT 0;
ALTER TABLE dead_push ADD COLUMN waiting_since bigint NOT NULL DEFAULT 0;
UPDATE owed_push SET waiting_since = due;
UPDATE dead_push SET waiting_since = due;
DROP INDEX owed_order;
CREATE INDEX owed_order ON owed_push (route, (waiting_since + (10 - priority) * 12000), id);
UPDATE chat SET waiting_since = 1 WHERE id = 'A';
-- owedTargets
ALTER TABLE owed_push ADD COLUMN type text;
ALTER TABLE owed_push ADD COLUMN token text;
ALTER TABLE owed_push ADD COLUMN debug boolean;
ALTER TABLE owed_push ADD COLUMN provider_name text;
ALTER TABLE owed_push DROP CONSTRAINT owed_push_device_fkey;
ALTER TABLE owed_push ADD COLUMN registered text COLLATE "C" GENERATED ALWAYS AS (CASE WHEN token IS NULL THEN device END) STORED REFERENCES device (id) ON DELETE CASCADE;
DROP INDEX owed_device;
CREATE INDEX owed_device ON owed_push (registered) WHERE registered IS NOT NULL;
INSERT INTO owed_push (lane, device, callback, action, alert, kind, due, expires_at, priority, attempts, reason, waiting_since, route, type, token, debug, provider_name) VALUES ('note/x', 'x', 'k', 'a', 'b', 'note', 5, 99, 10, 0, 'r', 5, 'fcm b debug', 'fcm', 'third', true, 'b');
-- acknowledged
ALTER TABLE client ADD COLUMN acknowledged bigint;
ALTER TABLE client ADD COLUMN last_sent text;
UPDATE client SET acknowledged = 4, last_sent = 'A' WHERE id = 'c1';
-- deskSessions
CREATE TABLE desk_session (id text PRIMARY KEY, user_name text NOT NULL, began_at bigint NOT NULL, ends_at bigint NOT NULL, idle_end bigint NOT NULL);
CREATE INDEX desk_session_by_user ON desk_session (user_name, began_at, id);
CREATE INDEX desk_session_by_end ON desk_session (idle_end);
INSERT INTO desk_session (id, user_name, began_at, ends_at, idle_end) VALUES ('s', 'ben', 1, 99, 50);
-- deliveries
ALTER TABLE device ADD COLUMN delivered_at bigint;
UPDATE device SET delivered_at = told.at FROM (SELECT device, min(at) AS at FROM push_record WHERE kind = 'answered' AND word = 'delivered' GROUP BY device) AS told WHERE device.id = told.device;
-- failures
ALTER TABLE owed_push ADD COLUMN failure text;
UPDATE owed_push SET failure = 'timeout' WHERE lane = 'chat/A';
-- agentSides
ALTER TABLE chat ADD COLUMN customer text COLLATE "C", ADD COLUMN agent_source text, ADD COLUMN conversation text;
DROP INDEX chat_bridged;
UPDATE chat SET agent_side = 'bridge', agent_source = substr(agent_side, 8), service_name = substr(agent_side, 8), customer = nullif(customer_nickname, ''), customer_nickname = '', conversation = user_data::json ->> 'conversation', user_data = '{}' WHERE starts_with(agent_side, 'bridge/');
UPDATE service SET name = substr(name, 8) WHERE starts_with(key, '/bridge/') AND starts_with(name, 'bridge/');
CREATE INDEX chat_customer ON chat (customer) WHERE customer IS NOT NULL;
-- routes
UPDATE owed_push SET route = CASE device.type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE device.type END || CASE WHEN device.debug THEN ' debug' ELSE '' END || coalesce('/' || device.provider_name, '') FROM device WHERE device.id = owed_push.device AND owed_push.token IS NULL;
UPDATE owed_push SET route = CASE type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE type END || CASE WHEN debug THEN ' debug' ELSE '' END || coalesce('/' || provider_name, '') WHERE token IS NOT NULL;
UPDATE dead_push SET route = coalesce((SELECT CASE device.type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE device.type END || CASE WHEN device.debug THEN ' debug' ELSE '' END || coalesce('/' || device.provider_name, '') FROM device WHERE device.id = dead_push.device), CASE WHEN strpos(route, ' ') = 0 OR substr(route, strpos(route, ' ')) = ' debug' THEN route WHEN substr(route, length(route) - 5) = ' debug' THEN substr(route, 1, strpos(route, ' ') - 1) || ' debug/' || substr(route, strpos(route, ' ') + 1, length(route) - strpos(route, ' ') - 6) ELSE substr(route, 1, strpos(route, ' ') - 1) || '/' || substr(route, strpos(route, ' ') + 1) END);
-- agentLedgers
ALTER TABLE chat ADD COLUMN agent_ledger text, ADD COLUMN agent_due bigint;
CREATE INDEX chat_agent_due ON chat (agent_side, coalesce(agent_source, ''), agent_due, id) WHERE agent_due IS NOT NULL;
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data, sent, handed_over, agent_side, agent_cursor, agent_source, agent_ledger, agent_due) VALUES ('W', 'V', 'sales', 1, 'active', 0, NULL, 99, 1, 'Ada', NULL, 'away', 0, 0, '[]', false, false, 0, 99, '{}', 0, 0, 'webhook', 0, 'crm', '{"delivered":0,"failures":2,"news":true,"opened":true,"read":0,"reference":"81"}', 5);
INSERT INTO event (chat, position, kind, nickname, text, party, at) VALUES ('W', 1, 'Message.Text', 'Ada', 'Hello', 'CLIENT', 1);
-- callbackKeys
CREATE TABLE callback_key (callback text NOT NULL, name text NOT NULL, value text NOT NULL, PRIMARY KEY (callback, name));
CREATE INDEX callback_key_value ON callback_key (name, value);
CREATE INDEX callback_time ON callback (coalesce(desired_time, created_at), id);
INSERT INTO callback_key (callback, name, value) VALUES ('C', 'order', '81');
-- callbackStarts
CREATE TABLE callback_start (callback text NOT NULL, service text NOT NULL, name text NOT NULL, value text NOT NULL, at bigint NOT NULL, PRIMARY KEY (callback, name));
CREATE INDEX callback_start_value ON callback_start (service, name, value, at);
INSERT INTO callback_start (callback, service, name, value, at) VALUES ('C', 'voice', '_customer_number', '492115', 3);
-- callbackLine
ALTER TABLE callback ADD COLUMN queued_at bigint;
ALTER TABLE callback ADD COLUMN left_at bigint;
UPDATE callback SET queued_at = coalesce(desired_time, created_at) WHERE state IN ('QUEUED', 'ROUTING');
CREATE INDEX callback_line ON callback (service_name, queued_at, id) WHERE queued_at IS NOT NULL AND left_at IS NULL;
CREATE INDEX callback_left ON callback (service_name, left_at, id) WHERE left_at IS NOT NULL;
-- accountServices
ALTER TABLE account ADD COLUMN services text NOT NULL DEFAULT '';
UPDATE account SET services = 'sales,voice';
-- callbackQueue
CREATE INDEX callback_queue ON callback (service_name) WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED';
-- slotCapacity
ALTER TABLE slot_booking ADD COLUMN capacity bigint;
UPDATE slot_booking SET capacity = 2;
-- callbackNumbers
CREATE INDEX callback_open_number ON callback (translate(customer_number, U&' -./()+\00A0', ''), service_name) WHERE state <> 'COMPLETED';
-- clientChat
ALTER TABLE client ADD COLUMN chat text;
INSERT INTO client (id, gms_user, expires_at, chat) VALUES ('c3', '', 99, 'A');
-- chatFiles
CREATE TABLE chat_file (id text COLLATE "C" PRIMARY KEY, chat text COLLATE "C" NOT NULL, content text COLLATE "C" NOT NULL, name text NOT NULL, type text NOT NULL, size bigint NOT NULL, party text NOT NULL, user_data text NOT NULL, pending boolean NOT NULL, downloads bigint NOT NULL, created_at bigint NOT NULL);
CREATE INDEX chat_file_chat ON chat_file (chat, created_at, id);
CREATE INDEX chat_file_content ON chat_file (content);
CREATE INDEX chat_file_pending ON chat_file (created_at) WHERE pending;
CREATE TABLE content_mark (content text COLLATE "C" PRIMARY KEY, at bigint NOT NULL);
ALTER TABLE event ADD COLUMN data text;
ALTER TABLE chat ADD COLUMN file_count bigint NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN file_bytes bigint NOT NULL DEFAULT 0;
INSERT INTO chat_file (id, chat, content, name, type, size, party, user_data, pending, downloads, created_at) VALUES ('f', 'A', 'content', 'oil.png', 'image/png', 10, 'CLIENT', '{"a":"b"}', false, 1, 5);
UPDATE chat SET file_count = 1, file_bytes = 10 WHERE id = 'A';
INSERT INTO content_mark (content, at) VALUES ('old', 5);
UPDATE event SET data = '{"file-id":"f"}' WHERE chat = 'A' AND position = 1;
-- subscriptions
CREATE TABLE notification_subscription (id text COLLATE "C" PRIMARY KEY, subscriber text COLLATE "C" NOT NULL, filter text COLLATE "C" NOT NULL, type text NOT NULL, token text, debug boolean NOT NULL, provider_name text, gms_user text COLLATE "C", language text, credentials text, expires_at bigint NOT NULL);
CREATE INDEX notification_subscription_filter ON notification_subscription (filter, id);
CREATE INDEX notification_subscription_end ON notification_subscription (expires_at);
INSERT INTO notification_subscription (id, subscriber, filter, type, token, debug, expires_at) VALUES ('u', 'ana', 'orders', 'fcm', 'fourth', false, 99);
-- openOfSides
CREATE INDEX chat_agent_open ON chat (agent_side, coalesce(agent_source, ''), id) WHERE state <> 'ended' AND agent_side <> 'desk';
-- forgotten
CREATE TABLE forgotten_device (id text COLLATE "C" PRIMARY KEY, type text NOT NULL, token text NOT NULL, debug boolean NOT NULL, language text, provider_name text, registered_at bigint NOT NULL, customer text COLLATE "C", registration text COLLATE "C", owned_since bigint, delivered_at bigint, forgotten_at bigint NOT NULL, cause text NOT NULL);
INSERT INTO forgotten_device (id, type, token, debug, registered_at, forgotten_at, cause) VALUES ('g', 'fcm', 'gone', false, 1, 9, 'UNREGISTERED');
-- passedOver
CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over';
INSERT INTO push_record (chat, after_position, through_position, at, kind, word, reason) VALUES ('W', 0, 1, 8, 'passed-over', 'text', 'too long');
-- chatData
CREATE TABLE chat_data (chat text COLLATE "C" PRIMARY KEY, data text NOT NULL);
ALTER TABLE chat ADD COLUMN more_data boolean NOT NULL DEFAULT false;
INSERT INTO chat_data (chat, data) SELECT id, user_data FROM chat WHERE user_data <> '{}';
INSERT INTO chat_data (chat, data) VALUES ('W', '{"topic":"Tyres"}');
UPDATE chat SET more_data = true WHERE id = 'W';
