import Beckon

extension Migration {
    /// What Beckon notes about a callback gets columns of its own, out of the request's properties.
    static let callbackCalls = Migration(
        30, "callbackCalls", sum: 0xbc85_570a_8354_8988, sqlite: SQLite.step, postgreSQL: PostgreSQL.step)
}

private enum SQLite {
    static let step = """
        ALTER TABLE callback ADD COLUMN calls TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE callback ADD COLUMN submissions INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE callback ADD COLUMN stated_user INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE callback ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE callback ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
        UPDATE callback SET calls = (
            SELECT coalesce('[' || group_concat('{"result":"' || word || '"}', ',') || ']', '[]') FROM (
                SELECT word FROM (
                    SELECT number, word, row_number() OVER (ORDER BY number) AS place FROM (
                        SELECT CAST(substr(key, 10) AS INTEGER) AS number, value AS word
                        FROM json_each(callback.properties)
                        WHERE key = '_CB_DIAL_' || CAST(substr(key, 10) AS INTEGER) || '_RESULT' AND value IN ('PERSON',
                        'CONNECTED', 'BUSY', 'NO_ANSWER', 'ANSWERING_MACHINE', 'ERROR_TONE', 'FAX', 'CREATE_CALL_ERROR',
                        'UNKNOWN')))
                WHERE place = number ORDER BY number))
        WHERE json_valid(properties) AND properties GLOB '*"_CB_DIAL_*';
        UPDATE callback SET calls = json_set(calls, '$[' || (noted.number - 1) || '].reference', noted.reference)
        FROM (
            SELECT id, CAST(text AS INTEGER) AS number, substr(text, instr(text, ' ') + 1) AS reference FROM (
                SELECT id, json_extract(properties, '$._call_reference') AS text FROM callback
                WHERE json_valid(properties) AND properties GLOB '*"_call_reference":*')) AS noted
        WHERE noted.id = callback.id AND noted.number BETWEEN 1 AND json_array_length(calls) + 1;
        UPDATE callback SET
            submissions = coalesce(CAST(json_extract(properties, '$._submit_attempts') AS INTEGER), 0),
            stated_user = json_type(properties, '$._gms_user_stated') IS NOT NULL,
            reminded = json_type(properties, '$._customer_reminded') IS NOT NULL,
            counted = json_type(properties, '$._start_counted') IS NOT NULL,
            properties = (
                WITH RECURSIVE rest (number, text) AS (
                    SELECT 0, json_remove(callback.properties, '$._submit_attempts', '$._call_reference',
                        '$._gms_user_stated', '$._customer_reminded', '$._start_counted')
                    UNION ALL SELECT number + 1, json_remove(text, '$._CB_DIAL_' || (number + 1) || '_RESULT')
                    FROM rest WHERE number < json_array_length(callback.calls))
                SELECT text FROM rest ORDER BY number DESC LIMIT 1)
        WHERE json_valid(properties) AND (properties GLOB '*"_CB_DIAL_*' OR properties GLOB '*"_submit_attempts":*'
            OR properties GLOB '*"_call_reference":*' OR properties GLOB '*"_gms_user_stated":*'
            OR properties GLOB '*"_customer_reminded":*' OR properties GLOB '*"_start_counted":*');
        """
}

/// The texts are read by patterns: JSON functions refuse `\u0000`, which a request may hold.
private enum PostgreSQL {
    static let names =
        "_submit_attempts|_call_reference|_gms_user_stated|_customer_reminded|_start_counted|_CB_DIAL_[0-9]+_RESULT"
    static let results =
        "PERSON|CONNECTED|BUSY|NO_ANSWER|ANSWERING_MACHINE|ERROR_TONE|FAX|CREATE_CALL_ERROR|UNKNOWN"
    /// A member of one of the names, with its value.
    static let member = #""(?:\#(names))":"(?:[^"\\]|\\.)*""#

    static let step: [MigrationStep] = [
        .changing("callback", "ALTER TABLE callback ADD COLUMN calls text NOT NULL DEFAULT '[]'"),
        .changing("callback", "ALTER TABLE callback ADD COLUMN submissions bigint NOT NULL DEFAULT 0"),
        .changing("callback", "ALTER TABLE callback ADD COLUMN stated_user boolean NOT NULL DEFAULT false"),
        .changing("callback", "ALTER TABLE callback ADD COLUMN reminded boolean NOT NULL DEFAULT false"),
        .changing("callback", "ALTER TABLE callback ADD COLUMN counted boolean NOT NULL DEFAULT false"),
        .changing(
            "callback",
            #"""
            UPDATE callback SET calls = coalesce((
                SELECT '[' || string_agg('{' || concat_ws(',', '"result":"' || word || '"',
                    '"reference":"' || reference || '"') || '}', ',' ORDER BY number) || ']' FROM (
                    SELECT number, word, reference, row_number() OVER (ORDER BY number) AS place FROM (
                        SELECT number, word FROM (
                            SELECT found[1]::bigint AS number, found[2] AS word,
                                row_number() OVER (ORDER BY found[1]::bigint) AS place
                            FROM regexp_matches(properties, '[{,]"_CB_DIAL_([1-9][0-9]{0,3})_RESULT":"(\#(results))"',
                                'g') AS found) AS result
                        WHERE place = number) AS result
                    FULL JOIN (
                        SELECT found[1]::bigint AS number, found[2] AS reference FROM regexp_matches(properties,
                            '[{,]"_call_reference":"([1-9][0-9]{0,3}) ((?:[^"\\]|\\.)+)"') AS found) AS noted
                    USING (number)) AS call
                WHERE place = number), '[]'),
            submissions = coalesce(substring(properties from '[{,]"_submit_attempts":"([0-9]{1,9})"')::bigint, 0),
            stated_user = properties ~ '[{,]"_gms_user_stated":',
            reminded = properties ~ '[{,]"_customer_reminded":',
            counted = properties ~ '[{,]"_start_counted":',
            properties = regexp_replace(regexp_replace(properties, ',\#(member)', '', 'g'), '^\{\#(member),?', '{')
            WHERE properties ~ '[{,]"(?:\#(names))":'
            """#),
    ]
}
