-- foundation
CREATE TABLE service (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    gms_user TEXT,
    key TEXT,
    user_data TEXT NOT NULL
) STRICT;
CREATE UNIQUE INDEX service_key ON service (key) WHERE key IS NOT NULL;
CREATE TABLE chat (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    service TEXT NOT NULL UNIQUE,
    service_name TEXT NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    expires_at INTEGER NOT NULL,
    last_position INTEGER NOT NULL,
    customer_nickname TEXT NOT NULL,
    gms_user TEXT,
    presence TEXT NOT NULL,
    present_client TEXT,
    away_since INTEGER,
    cursor INTEGER NOT NULL,
    device TEXT,
    agents TEXT NOT NULL,
    agent_is_typing INTEGER NOT NULL,
    agent_typed_at INTEGER,
    customer_is_typing INTEGER NOT NULL,
    customer_typed_at INTEGER,
    last_pushable INTEGER NOT NULL,
    first_push_due INTEGER,
    due INTEGER,
    user_data TEXT NOT NULL
) STRICT;
CREATE INDEX chat_user ON chat (gms_user, expires_at) WHERE gms_user IS NOT NULL;
CREATE INDEX chat_open ON chat (started_at, id) WHERE state <> 'ended';
CREATE INDEX chat_due ON chat (due, id) WHERE due IS NOT NULL;
CREATE INDEX chat_present ON chat (id) WHERE presence IN ('present', 'expected');
CREATE TABLE event (
    chat TEXT NOT NULL,
    position INTEGER NOT NULL CHECK (position > 0),
    kind TEXT NOT NULL,
    nickname TEXT NOT NULL,
    text TEXT NOT NULL,
    party TEXT NOT NULL,
    at INTEGER NOT NULL,
    key TEXT,
    PRIMARY KEY (chat, position)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX event_key ON event (chat, key) WHERE key IS NOT NULL;
CREATE TABLE client (
    id TEXT PRIMARY KEY,
    gms_user TEXT NOT NULL,
    browser TEXT,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX client_expiry ON client (expires_at);
CREATE TABLE device (
    id TEXT PRIMARY KEY,
    type TEXT NOT NULL,
    token TEXT NOT NULL,
    debug INTEGER NOT NULL,
    language TEXT,
    provider_name TEXT,
    registered_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE owed_push (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lane TEXT NOT NULL,
    device TEXT NOT NULL REFERENCES device (id) ON DELETE CASCADE,
    chat TEXT,
    after_position INTEGER,
    through_position INTEGER,
    callback TEXT,
    action TEXT,
    alert TEXT,
    due INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    priority INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    reason TEXT NOT NULL,
    fence INTEGER NOT NULL DEFAULT 0,
    lease_until INTEGER,
    cancelled INTEGER NOT NULL DEFAULT 0,
    CHECK ((chat IS NULL) <> (callback IS NULL))
) STRICT;
CREATE INDEX owed_lane ON owed_push (lane, device);
CREATE INDEX owed_device ON owed_push (device);
CREATE INDEX owed_order ON owed_push (priority, due);
CREATE INDEX owed_wake ON owed_push (coalesce(lease_until, due));
CREATE INDEX owed_cancelled ON owed_push (lease_until) WHERE cancelled = 1;
CREATE TABLE callback (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    service_name TEXT NOT NULL,
    version INTEGER NOT NULL,
    state TEXT NOT NULL,
    reason TEXT,
    step TEXT NOT NULL,
    step_until INTEGER,
    customer_number TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    desired_time INTEGER,
    expires_at INTEGER NOT NULL,
    connects INTEGER NOT NULL,
    device TEXT,
    gms_user TEXT NOT NULL,
    access_code TEXT,
    properties TEXT NOT NULL,
    due INTEGER
) STRICT;
CREATE INDEX callback_open ON callback (created_at, id) WHERE state <> 'COMPLETED';
CREATE INDEX callback_open_service ON callback (service_name) WHERE state <> 'COMPLETED';
CREATE INDEX callback_due ON callback (due, id) WHERE due IS NOT NULL;
CREATE TABLE account (
    user TEXT PRIMARY KEY,
    nickname TEXT NOT NULL,
    role TEXT NOT NULL,
    password_hash TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO service (id, name, kind, created_at, expires_at, gms_user, key, user_data) VALUES ('S', 'Help', 'chat', 0, 99, 'ada', 'start', '{"a":"b"}');
INSERT INTO service (id, name, kind, created_at, expires_at, gms_user, key, user_data) VALUES ('C', 'voice', 'callback', 3, 99, 'ada', NULL, '{}');
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data) VALUES ('A', 'S', 'Help', 3, 'active', 0, NULL, 99, 3, 'Ada', 'ada', 'away', 0, 2, '[]', 0, 0, 3, 9, '{"a":"b","subject":"Oil"}');
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data) VALUES ('E', 'T', 'Help', 4, 'ended', 0, 4, 99, 1, 'Eve', NULL, 'polling', NULL, 1, '[]', 0, 0, 0, NULL, '{}');
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', 1, 'Message.Text', 'Ben', 'Hello', 'CLIENT', 1, NULL);
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', 2, 'Message.Text', 'Ben', 'How can I help?', 'AGENT', 2, 'k');
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('A', 3, 'Message.Text', 'Ben', 'It''s “ready” – 注文', 'AGENT', 3, NULL);
INSERT INTO event (chat, position, kind, nickname, text, party, at, key) VALUES ('E', 1, 'Message.Text', 'Ben', 'Bye', 'AGENT', 1, NULL);
INSERT INTO client (id, gms_user, browser, expires_at) VALUES ('c1', 'ada', 'b', 99);
INSERT INTO device (id, type, token, debug, language, registered_at) VALUES ('d', 'fcm', 'token', 0, 'de', 0);
INSERT INTO owed_push (lane, device, chat, after_position, through_position, due, expires_at, priority, attempts, reason, fence, lease_until) VALUES ('chat/A', 'd', 'A', 2, 3, 0, 99, 10, 0, 'r', 1, 5);
INSERT INTO owed_push (lane, device, callback, action, alert, due, expires_at, priority, attempts, reason) VALUES ('callback/C', 'd', 'C', 'go', 'Now', 5, 99, 10, 2, 'due');
INSERT INTO owed_push (lane, device, callback, action, alert, due, expires_at, priority, attempts, reason) VALUES ('callback/C', 'd', 'C', 'again', 'Now', 5, 99, 10, 2, 'due');
INSERT INTO callback (id, service_name, version, state, step, customer_number, created_at, expires_at, connects, device, gms_user, access_code, properties, due) VALUES ('C', 'voice', 2, 'QUEUED', 'waitingForAgent', '+49 211 5', 3, 99, 0, 'd', 'ada', '1234', '{"a":"b"}', 9);
INSERT INTO account (user, nickname, role, password_hash) VALUES ('ben', 'Ben', 'agent', 'hash');
INSERT INTO setting (name, value) VALUES ('greeting', 'Hello');
-- nodes
ALTER TABLE chat ADD COLUMN holder TEXT;
ALTER TABLE chat ADD COLUMN sent INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN handed_over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN seen_at INTEGER;
ALTER TABLE chat ADD COLUMN agent_side TEXT NOT NULL DEFAULT 'desk';
ALTER TABLE chat ADD COLUMN agent_cursor INTEGER NOT NULL DEFAULT 0;
UPDATE chat SET sent = cursor, handed_over = cursor;
CREATE INDEX chat_holder ON chat (holder, id) WHERE holder IS NOT NULL;
CREATE INDEX chat_expected ON chat (started_at, id) WHERE presence = 'expected';
ALTER TABLE owed_push ADD COLUMN owner TEXT;
CREATE INDEX owed_owner ON owed_push (owner) WHERE owner IS NOT NULL;
CREATE TABLE node (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lease_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE booking (
    callback TEXT PRIMARY KEY,
    service TEXT NOT NULL,
    start INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX booking_slot ON booking (service, start);
CREATE INDEX chat_end ON chat (coalesce(ended_at, expires_at), id);
CREATE INDEX callback_end ON callback (expires_at, id) WHERE state = 'COMPLETED';
CREATE INDEX service_end ON service (expires_at, id);
CREATE INDEX chat_device ON chat (device) WHERE device IS NOT NULL;
CREATE INDEX callback_device ON callback (device) WHERE device IS NOT NULL;
CREATE INDEX callback_user ON callback (gms_user);
CREATE INDEX callback_number ON callback (customer_number);
CREATE INDEX service_user ON service (gms_user) WHERE gms_user IS NOT NULL;
CREATE INDEX client_user ON client (gms_user);
INSERT INTO node (id, name, lease_until) VALUES ('n', 'first', 99);
INSERT INTO callback (id, service_name, version, state, step, step_until, customer_number, created_at, desired_time, expires_at, connects, gms_user, properties, due) VALUES ('D', 'voice', 1, 'SCHEDULED', 'scheduled', 3600000, '+49 211 6', 3, 3600000, 7200000, 0, 'ada', '{}', 3600000);
INSERT INTO booking (callback, service, start) VALUES ('D', 'voice', 3600000);
-- customers
ALTER TABLE device ADD COLUMN customer TEXT;
ALTER TABLE device ADD COLUMN registration TEXT;
ALTER TABLE device ADD COLUMN owned_since INTEGER;
CREATE INDEX device_customer ON device (customer, registered_at, id) WHERE customer IS NOT NULL;
CREATE INDEX chat_bridged ON chat (customer_nickname) WHERE substr(agent_side, 1, 7) = 'bridge/';
CREATE UNIQUE INDEX device_registration ON device (registration) WHERE registration IS NOT NULL;
CREATE TABLE presence (
    customer TEXT NOT NULL,
    device TEXT NOT NULL,
    conversation TEXT NOT NULL,
    is_active INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (customer, device)
) STRICT, WITHOUT ROWID;
CREATE INDEX presence_end ON presence (until);
CREATE TABLE receipt (
    chat TEXT PRIMARY KEY,
    delivered INTEGER NOT NULL,
    read INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE push_record (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    chat TEXT NOT NULL,
    after_position INTEGER NOT NULL,
    through_position INTEGER NOT NULL,
    device TEXT,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    word TEXT NOT NULL,
    reason TEXT NOT NULL
) STRICT;
CREATE INDEX push_record_chat ON push_record (chat, through_position);
INSERT INTO device (id, type, token, debug, registered_at, customer, registration, owned_since) VALUES ('e', 'ios', 'second', 1, 1, 'customer/ana', 'r', 2);
INSERT INTO presence (customer, device, conversation, is_active, until) VALUES ('customer/ana', 'e', 'A', 1, 50);
INSERT INTO receipt (chat, delivered, read) VALUES ('A', 2, 1);
INSERT INTO push_record (chat, after_position, through_position, device, at, kind, word, reason) VALUES ('A', 2, 3, 'd', 7, 'answered', 'delivered', 'r');
INSERT INTO service (id, name, kind, created_at, expires_at, key, user_data) VALUES ('U', 'bridge/crm', 'chat', 0, 99, '/bridge/crm/81', '{}');
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data, sent, handed_over, agent_side, agent_cursor) VALUES ('B', 'U', 'bridge/crm', 1, 'active', 0, NULL, 99, 0, 'ana', NULL, 'away', 0, 0, '[]', 1, 0, 0, 99, '{"conversation":"81"}', 0, 0, 'bridge/crm', 0);
-- pushQueue
ALTER TABLE owed_push ADD COLUMN route TEXT NOT NULL DEFAULT '';
ALTER TABLE owed_push ADD COLUMN doubts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE owed_push ADD COLUMN kind TEXT;
UPDATE owed_push SET route = (SELECT CASE type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE type END || CASE WHEN debug <> 0 THEN ' debug' ELSE '' END || coalesce('/' || provider_name, '') FROM device WHERE device.id = owed_push.device), doubts = attempts;
DROP INDEX owed_order;
DROP INDEX owed_wake;
CREATE INDEX owed_order ON owed_push (route, due + (10 - priority) * 12000);
CREATE INDEX owed_wake ON owed_push (route, coalesce(lease_until, due));
CREATE TABLE dead_push (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id INTEGER NOT NULL UNIQUE,
    lane TEXT NOT NULL,
    device TEXT NOT NULL,
    kind TEXT,
    chat TEXT,
    after_position INTEGER,
    through_position INTEGER,
    callback TEXT,
    action TEXT,
    alert TEXT,
    due INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    priority INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    doubts INTEGER NOT NULL,
    reason TEXT NOT NULL,
    route TEXT NOT NULL,
    cause TEXT NOT NULL,
    ended_at INTEGER NOT NULL
) STRICT;
CREATE INDEX dead_lane ON dead_push (lane);
DELETE FROM owed_push WHERE id = 3;
INSERT INTO dead_push (id, lane, device, callback, action, alert, due, expires_at, priority, attempts, doubts, reason, route, cause, ended_at) VALUES (3, 'callback/C', 'd', 'C', 'again', 'Now', 5, 99, 10, 2, 1, 'due', 'fcm', 'expired', 9);
-- subscribed
ALTER TABLE client ADD COLUMN subscribed INTEGER NOT NULL DEFAULT 1;
INSERT INTO client (id, gms_user, expires_at, subscribed) VALUES ('c2', 'ada', 99, 0);
-- waiting
ALTER TABLE chat ADD COLUMN waiting_since INTEGER;
ALTER TABLE owed_push ADD COLUMN waiting_since INTEGER NOT NULL DEFAULT 0;
ALTER TABLE dead_push ADD COLUMN waiting_since INTEGER NOT NULL DEFAULT 0;
UPDATE owed_push SET waiting_since = due;
UPDATE dead_push SET waiting_since = due;
DROP INDEX owed_order;
CREATE INDEX owed_order ON owed_push (route, waiting_since + (10 - priority) * 12000, id, due);
UPDATE chat SET waiting_since = 1 WHERE id = 'A';
-- owedTargets
DROP INDEX owed_lane;
DROP INDEX owed_device;
DROP INDEX owed_order;
DROP INDEX owed_wake;
DROP INDEX owed_owner;
DROP INDEX owed_cancelled;
ALTER TABLE owed_push RENAME TO owed_before;
CREATE TABLE owed_push (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    lane TEXT NOT NULL,
    device TEXT NOT NULL,
    route TEXT NOT NULL,
    held INTEGER NOT NULL DEFAULT 1,
    due INTEGER NOT NULL,
    waiting_since INTEGER NOT NULL,
    priority INTEGER NOT NULL,
    fence INTEGER NOT NULL DEFAULT 0,
    lease_until INTEGER,
    cancelled INTEGER NOT NULL DEFAULT 0,
    owner TEXT,
    attempts INTEGER NOT NULL,
    doubts INTEGER NOT NULL DEFAULT 0,
    expires_at INTEGER NOT NULL,
    kind TEXT,
    chat TEXT,
    after_position INTEGER,
    through_position INTEGER,
    callback TEXT,
    action TEXT,
    alert TEXT,
    reason TEXT NOT NULL,
    type TEXT,
    token TEXT,
    debug INTEGER,
    provider_name TEXT,
    registered TEXT GENERATED ALWAYS AS (CASE WHEN token IS NULL THEN device END) VIRTUAL
        REFERENCES device (id) ON DELETE CASCADE,
    CHECK ((chat IS NULL) <> (callback IS NULL))
) STRICT;
INSERT INTO sqlite_sequence (name, seq) SELECT 'owed_push', seq FROM sqlite_sequence WHERE name = 'owed_before';
INSERT INTO owed_push (id, lane, device, route, due, waiting_since, priority, fence, lease_until, cancelled, owner, attempts, doubts, expires_at, kind, chat, after_position, through_position, callback, action, alert, reason) SELECT id, lane, device, route, due, waiting_since, priority, fence, lease_until, cancelled, owner, attempts, doubts, expires_at, kind, chat, after_position, through_position, callback, action, alert, reason FROM owed_before;
DROP TABLE owed_before;
CREATE INDEX owed_lane ON owed_push (lane, device);
CREATE INDEX owed_device ON owed_push (registered) WHERE registered IS NOT NULL;
CREATE INDEX owed_order ON owed_push (route, held, waiting_since + (10 - priority) * 12000, id, due) WHERE lease_until IS NULL;
CREATE INDEX owed_wake ON owed_push (route, due) WHERE lease_until IS NULL AND held = 1;
CREATE INDEX owed_lease ON owed_push (route, lease_until) WHERE lease_until IS NOT NULL;
INSERT INTO owed_push (lane, device, callback, action, alert, kind, due, expires_at, priority, attempts, reason, waiting_since, route, type, token, debug, provider_name) VALUES ('note/x', 'x', 'k', 'a', 'b', 'note', 5, 99, 10, 0, 'r', 5, 'fcm b debug', 'fcm', 'third', 1, 'b');
-- acknowledged
ALTER TABLE client ADD COLUMN acknowledged INTEGER;
ALTER TABLE client ADD COLUMN last_sent TEXT;
UPDATE client SET acknowledged = 4, last_sent = 'A' WHERE id = 'c1';
-- deskSessions
CREATE TABLE desk_session (
    id TEXT NOT NULL PRIMARY KEY,
    user TEXT NOT NULL,
    began_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    idle_end INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX desk_session_by_user ON desk_session (user, began_at, id);
CREATE INDEX desk_session_by_end ON desk_session (idle_end);
INSERT INTO desk_session (id, user, began_at, ends_at, idle_end) VALUES ('s', 'ben', 1, 99, 50);
-- deliveries
ALTER TABLE device ADD COLUMN delivered_at INTEGER;
UPDATE device SET delivered_at = told.at FROM (SELECT device, min(at) AS at FROM push_record WHERE kind = 'answered' AND word = 'delivered' GROUP BY device) AS told WHERE device.id = told.device;
-- failures
ALTER TABLE owed_push ADD COLUMN failure TEXT;
UPDATE owed_push SET failure = 'timeout' WHERE lane = 'chat/A';
-- agentSides
ALTER TABLE chat ADD COLUMN customer TEXT;
ALTER TABLE chat ADD COLUMN agent_source TEXT;
ALTER TABLE chat ADD COLUMN conversation TEXT;
DROP INDEX chat_bridged;
UPDATE chat SET agent_side = 'bridge', agent_source = substr(agent_side, 8), service_name = substr(agent_side, 8), customer = nullif(customer_nickname, ''), customer_nickname = '', conversation = json_extract(user_data, '$.conversation'), user_data = '{}' WHERE substr(agent_side, 1, 7) = 'bridge/';
UPDATE service SET name = substr(name, 8) WHERE substr(key, 1, 8) = '/bridge/' AND substr(name, 1, 7) = 'bridge/';
CREATE INDEX chat_customer ON chat (customer) WHERE customer IS NOT NULL;
-- routes
UPDATE owed_push SET route = coalesce((SELECT CASE type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE type END || CASE WHEN debug <> 0 THEN ' debug' ELSE '' END || coalesce('/' || provider_name, '') FROM device WHERE device.id = owed_push.device), route) WHERE token IS NULL;
UPDATE owed_push SET route = CASE type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE type END || CASE WHEN debug <> 0 THEN ' debug' ELSE '' END || coalesce('/' || provider_name, '') WHERE token IS NOT NULL;
UPDATE dead_push SET route = coalesce((SELECT CASE type WHEN 'ios' THEN 'apns' WHEN 'fcm' THEN 'fcm' WHEN 'gcm' THEN 'fcm' WHEN 'android' THEN 'fcm' WHEN 'httpcb' THEN 'httpcb' WHEN 'customhttp' THEN 'customhttp' ELSE type END || CASE WHEN debug <> 0 THEN ' debug' ELSE '' END || coalesce('/' || provider_name, '') FROM device WHERE device.id = dead_push.device), CASE WHEN instr(route, ' ') = 0 OR substr(route, instr(route, ' ')) = ' debug' THEN route WHEN substr(route, length(route) - 5) = ' debug' THEN substr(route, 1, instr(route, ' ') - 1) || ' debug/' || substr(route, instr(route, ' ') + 1, length(route) - instr(route, ' ') - 6) ELSE substr(route, 1, instr(route, ' ') - 1) || '/' || substr(route, instr(route, ' ') + 1) END);
-- agentLedgers
ALTER TABLE chat ADD COLUMN agent_ledger TEXT;
ALTER TABLE chat ADD COLUMN agent_due INTEGER;
CREATE INDEX chat_agent_due ON chat (agent_side, ifnull(agent_source, ''), agent_due, id) WHERE agent_due IS NOT NULL;
INSERT INTO chat (id, service, service_name, version, state, started_at, ended_at, expires_at, last_position, customer_nickname, gms_user, presence, away_since, cursor, agents, agent_is_typing, customer_is_typing, last_pushable, due, user_data, sent, handed_over, agent_side, agent_cursor, agent_source, agent_ledger, agent_due) VALUES ('W', 'V', 'sales', 1, 'active', 0, NULL, 99, 1, 'Ada', NULL, 'away', 0, 0, '[]', 0, 0, 0, 99, '{}', 0, 0, 'webhook', 0, 'crm', '{"delivered":0,"failures":2,"news":true,"opened":true,"read":0,"reference":"81"}', 5);
INSERT INTO event (chat, position, kind, nickname, text, party, at) VALUES ('W', 1, 'Message.Text', 'Ada', 'Hello', 'CLIENT', 1);
-- callbackKeys
CREATE TABLE callback_key (
    callback TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (callback, name)
) WITHOUT ROWID;
CREATE INDEX callback_key_value ON callback_key (name, value);
CREATE INDEX callback_time ON callback (coalesce(desired_time, created_at), id);
INSERT INTO callback_key (callback, name, value) VALUES ('C', 'order', '81');
-- callbackStarts
CREATE TABLE callback_start (
    callback TEXT NOT NULL,
    service TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (callback, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX callback_start_value ON callback_start (service, name, value, at);
INSERT INTO callback_start (callback, service, name, value, at) VALUES ('C', 'voice', '_customer_number', '492115', 3);
-- callbackLine
ALTER TABLE callback ADD COLUMN queued_at INTEGER;
ALTER TABLE callback ADD COLUMN left_at INTEGER;
UPDATE callback SET queued_at = coalesce(desired_time, created_at) WHERE state IN ('QUEUED', 'ROUTING');
CREATE INDEX callback_line ON callback (service_name, queued_at, id)
    WHERE queued_at IS NOT NULL AND left_at IS NULL;
CREATE INDEX callback_left ON callback (service_name, left_at, id) WHERE left_at IS NOT NULL;
-- accountServices
ALTER TABLE account ADD COLUMN services TEXT NOT NULL DEFAULT '';
UPDATE account SET services = 'sales,voice';
-- callbackQueue
CREATE INDEX callback_queue ON callback (service_name) WHERE state <> 'COMPLETED' AND state <> 'SCHEDULED';
-- slotCapacity
ALTER TABLE booking ADD COLUMN capacity INTEGER;
UPDATE booking SET capacity = 2;
-- callbackNumbers
CREATE INDEX callback_open_number ON callback (replace(replace(replace(replace(replace(replace(replace(replace(customer_number, ' ', ''), '-', ''), '.', ''), '/', ''), '(', ''), ')', ''), '+', ''), char(160), ''), service_name) WHERE state <> 'COMPLETED';
-- clientChat
ALTER TABLE client ADD COLUMN chat TEXT;
INSERT INTO client (id, gms_user, expires_at, chat) VALUES ('c3', '', 99, 'A');
-- chatFiles
CREATE TABLE chat_file (
    id TEXT PRIMARY KEY NOT NULL,
    chat TEXT NOT NULL,
    content TEXT NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    party TEXT NOT NULL,
    user_data TEXT NOT NULL,
    pending INTEGER NOT NULL,
    downloads INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX chat_file_chat ON chat_file (chat, created_at, id);
CREATE INDEX chat_file_content ON chat_file (content);
CREATE INDEX chat_file_pending ON chat_file (created_at) WHERE pending;
CREATE TABLE content_mark (content TEXT PRIMARY KEY NOT NULL, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
ALTER TABLE event ADD COLUMN data TEXT;
ALTER TABLE chat ADD COLUMN file_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN file_bytes INTEGER NOT NULL DEFAULT 0;
INSERT INTO chat_file (id, chat, content, name, type, size, party, user_data, pending, downloads, created_at) VALUES ('f', 'A', 'content', 'oil.png', 'image/png', 10, 'CLIENT', '{"a":"b"}', 0, 1, 5);
UPDATE chat SET file_count = 1, file_bytes = 10 WHERE id = 'A';
INSERT INTO content_mark (content, at) VALUES ('old', 5);
UPDATE event SET data = '{"file-id":"f"}' WHERE chat = 'A' AND position = 1;
-- subscriptions
CREATE TABLE notification_subscription (
    id TEXT PRIMARY KEY NOT NULL,
    subscriber TEXT NOT NULL,
    filter TEXT NOT NULL,
    type TEXT NOT NULL,
    token TEXT,
    debug INTEGER NOT NULL,
    provider_name TEXT,
    gms_user TEXT,
    language TEXT,
    credentials TEXT,
    expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notification_subscription_filter ON notification_subscription (filter, id);
CREATE INDEX notification_subscription_end ON notification_subscription (expires_at);
INSERT INTO notification_subscription (id, subscriber, filter, type, token, debug, expires_at) VALUES ('u', 'ana', 'orders', 'fcm', 'fourth', 0, 99);
-- openOfSides
CREATE INDEX chat_agent_open ON chat (agent_side, ifnull(agent_source, ''), id) WHERE state <> 'ended' AND agent_side <> 'desk';
-- forgotten
CREATE TABLE forgotten_device (
    id TEXT PRIMARY KEY NOT NULL,
    type TEXT NOT NULL,
    token TEXT NOT NULL,
    debug INTEGER NOT NULL,
    language TEXT,
    provider_name TEXT,
    registered_at INTEGER NOT NULL,
    customer TEXT,
    registration TEXT,
    owned_since INTEGER,
    delivered_at INTEGER,
    forgotten_at INTEGER NOT NULL,
    cause TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO forgotten_device (id, type, token, debug, registered_at, forgotten_at, cause) VALUES ('g', 'fcm', 'gone', 0, 1, 9, 'UNREGISTERED');
-- passedOver
CREATE INDEX push_record_passed ON push_record (id) WHERE kind = 'passed-over';
INSERT INTO push_record (chat, after_position, through_position, at, kind, word, reason) VALUES ('W', 0, 1, 8, 'passed-over', 'text', 'too long');
-- chatData
CREATE TABLE chat_data (chat TEXT PRIMARY KEY NOT NULL, data TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO chat_data (chat, data) SELECT id, user_data FROM chat WHERE user_data <> '{}';
ALTER TABLE chat ADD COLUMN more_data INTEGER NOT NULL DEFAULT 0;
INSERT INTO chat_data (chat, data) VALUES ('W', '{"topic":"Tyres"}');
UPDATE chat SET more_data = 1 WHERE id = 'W';
