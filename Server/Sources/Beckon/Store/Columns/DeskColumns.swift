/// The columns of a desk account, the same in every engine.
package enum AccountColumn: Int, StoredColumn {
    case name, nickname, role, passwordHash, services

    package var type: StoredType { .text }
}

/// The columns of a sign-in at the desk, the same in every engine.
package enum DeskSessionColumn: Int, StoredColumn {
    case id, userName, beganAt, endsAt, idleEnd, secondFactor

    package var type: StoredType {
        switch self {
        case .beganAt, .endsAt, .idleEnd: .integer
        case .secondFactor: .boolean
        case .id, .userName: .text
        }
    }
}

/// The columns of what ties a sign-in to a provider, the same in every engine.
package enum DeskGrantColumn: Int, StoredColumn {
    case session, userName, providerSession, sealed, checkAt

    package var type: StoredType {
        switch self {
        case .checkAt: .integer
        case .session, .userName, .providerSession, .sealed: .text
        }
    }
}

/// The columns of an account's second factor, the same in every engine.
package enum SecondFactorColumn: Int, StoredColumn {
    case userName, secret, lastStep, recovery, setUpAt, mark

    package var type: StoredType {
        switch self {
        case .lastStep, .setUpAt: .integer
        case .userName, .secret, .recovery, .mark: .text
        }
    }
}

extension DeskAccount {
    /// Reads a row that holds every ``AccountColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            user: try row.text(AccountColumn.name), nickname: try row.text(AccountColumn.nickname),
            role: try row.word(AccountColumn.role), passwordHash: try row.text(AccountColumn.passwordHash),
            services: try row.text(AccountColumn.services).split(separator: ",").map(String.init))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        AccountColumn.allCases.map { column in
            switch column {
            case .name: user.sql
            case .nickname: nickname.sql
            case .role: role.sql
            case .passwordHash: passwordHash.sql
            case .services: services.joined(separator: ",").sql
            }
        }
    }
}

extension DeskSession {
    /// Reads a row that holds every ``DeskSessionColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            id: try row.text(DeskSessionColumn.id), user: try row.text(DeskSessionColumn.userName),
            beganAt: try row.time(DeskSessionColumn.beganAt), endsAt: try row.time(DeskSessionColumn.endsAt),
            idleEnd: try row.time(DeskSessionColumn.idleEnd),
            hasSecondFactor: try row.bool(DeskSessionColumn.secondFactor))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        DeskSessionColumn.allCases.map { column in
            switch column {
            case .id: id.sql
            case .userName: user.sql
            case .beganAt: beganAt.sql
            case .endsAt: endsAt.sql
            case .idleEnd: idleEnd.sql
            case .secondFactor: hasSecondFactor.sql
            }
        }
    }
}

extension SecondFactor {
    /// Reads a row that holds every ``SecondFactorColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            user: try row.text(SecondFactorColumn.userName), secret: try row.text(SecondFactorColumn.secret),
            lastStep: try row.int64(SecondFactorColumn.lastStep),
            recovery: try row.text(SecondFactorColumn.recovery).split(separator: " ").map(String.init),
            setUpAt: try row.time(SecondFactorColumn.setUpAt), mark: try row.text(SecondFactorColumn.mark))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        SecondFactorColumn.allCases.map { column in
            switch column {
            case .userName: user.sql
            case .secret: secret.sql
            case .lastStep: lastStep.sql
            case .recovery: recovery.joined(separator: " ").sql
            case .setUpAt: setUpAt.sql
            case .mark: mark.sql
            }
        }
    }
}

extension DeskGrant {
    /// Reads a row that holds every ``DeskGrantColumn``.
    package init<Row: StoredRow>(from row: Row) throws(Row.Failure) {
        self.init(
            session: try row.text(DeskGrantColumn.session), user: try row.text(DeskGrantColumn.userName),
            providerSession: try row.optionalText(DeskGrantColumn.providerSession),
            sealed: try row.text(DeskGrantColumn.sealed), checkAt: try row.optionalTime(DeskGrantColumn.checkAt))
    }

    /// The values of all columns, in their order.
    package var values: [StoredValue] {
        DeskGrantColumn.allCases.map { column in
            switch column {
            case .session: session.sql
            case .userName: user.sql
            case .providerSession: providerSession.sql
            case .sealed: sealed.sql
            case .checkAt: checkAt.sql
            }
        }
    }
}
