// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Column`.
    ///
    /// Known from the vendor's library.
    public struct Column: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:column" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - dataType: A text.
        ///   - maxLength: A whole number.
        ///   - lastChangeVersion: A text.
        ///   - lastChangeReason: A text.
        ///   - containsPII: A text.
        ///   - shortDescription: A text.
        public init(
            name: String,
            dataType: String,
            maxLength: Int,
            lastChangeVersion: String,
            lastChangeReason: String,
            containsPII: String,
            shortDescription: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("dataType", dataType)
            fields.set("maxLength", maxLength)
            fields.set("lastChangeVersion", lastChangeVersion)
            fields.set("lastChangeReason", lastChangeReason)
            fields.set("containsPII", containsPII)
            fields.set("shortDescription", shortDescription)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var dataType: String {
            get { fields.required("dataType") }
            set { fields.set("dataType", newValue) }
        }
        /// A whole number; required.
        public var maxLength: Int {
            get { fields.required("maxLength") }
            set { fields.set("maxLength", newValue) }
        }
        /// A text; may be missing.
        public var encoding: String? {
            get { fields.optional("encoding") }
            set { fields.set("encoding", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var precision: Int? {
            get { fields.optional("precision") }
            set { fields.set("precision", optional: newValue) }
        }
        /// A whole number; may be missing.
        public var scale: Int? {
            get { fields.optional("scale") }
            set { fields.set("scale", optional: newValue) }
        }
        /// A text; may be missing.
        public var allowsNulls: String? {
            get { fields.optional("allowsNulls") }
            set { fields.set("allowsNulls", optional: newValue) }
        }
        /// A text; required.
        public var lastChangeVersion: String {
            get { fields.required("lastChangeVersion") }
            set { fields.set("lastChangeVersion", newValue) }
        }
        /// A text; required.
        public var lastChangeReason: String {
            get { fields.required("lastChangeReason") }
            set { fields.set("lastChangeReason", newValue) }
        }
        /// A text; required.
        public var containsPII: String {
            get { fields.required("containsPII") }
            set { fields.set("containsPII", newValue) }
        }
        /// A whole number; may be missing.
        public var seqNo: Int? {
            get { fields.optional("seqNo") }
            set { fields.set("seqNo", optional: newValue) }
        }
        /// A text; required.
        public var shortDescription: String {
            get { fields.required("shortDescription") }
            set { fields.set("shortDescription", newValue) }
        }
        /// A text; may be missing.
        public var longDescription: String? {
            get { fields.optional("longDescription") }
            set { fields.set("longDescription", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("dataType", String.self)
            checker.required("maxLength", Int.self)
            checker.optional("encoding", String.self)
            checker.optional("precision", Int.self)
            checker.optional("scale", Int.self)
            checker.optional("allowsNulls", String.self)
            checker.required("lastChangeVersion", String.self)
            checker.required("lastChangeReason", String.self)
            checker.required("containsPII", String.self)
            checker.optional("seqNo", Int.self)
            checker.required("shortDescription", String.self)
            checker.optional("longDescription", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.DataSetName`.
    ///
    /// Known from the vendor's library.
    public struct DataSetName: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:dataSetName" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A text; may be missing.
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("name", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.DataSetNames`.
    ///
    /// Known from the vendor's library.
    public struct DataSetNames: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:dataSetNames" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter dataSetNameList: A list, each a ``DataSetName``.
        public init(
            dataSetNameList: [ICWS.DataDictionary.DataSetName]
        ) {
            fields = ContractFields()
            fields.set("dataSetNameList", dataSetNameList)
        }
        /// A list, each a ``DataSetName``; required.
        public var dataSetNameList: [ICWS.DataDictionary.DataSetName] {
            get { fields.required("dataSetNameList") }
            set { fields.set("dataSetNameList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("dataSetNameList", [ICWS.DataDictionary.DataSetName].self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Dictionary`.
    ///
    /// Known from the vendor's library.
    public struct Dictionary: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:dictionary" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A ``Tables``; may be missing.
        public var tables: ICWS.DataDictionary.Tables? {
            get { fields.optional("tables") }
            set { fields.set("tables", optional: newValue) }
        }
        /// A ``Views``; may be missing.
        public var views: ICWS.DataDictionary.Views? {
            get { fields.optional("views") }
            set { fields.set("views", optional: newValue) }
        }
        /// A ``StoredProcedures``; may be missing.
        public var storedProcedures: ICWS.DataDictionary.StoredProcedures? {
            get { fields.optional("storedProcedures") }
            set { fields.set("storedProcedures", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("tables", ICWS.DataDictionary.Tables.self)
            checker.optional("views", ICWS.DataDictionary.Views.self)
            checker.optional("storedProcedures", ICWS.DataDictionary.StoredProcedures.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Feature`.
    ///
    /// Known from the vendor's library.
    public struct Feature: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:feature" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter name: A text.
        public init(
            name: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.ForeignKey`.
    ///
    /// Known from the vendor's library.
    public struct ForeignKey: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:foreignKey" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - column: A text.
        ///   - referenceTable: A text.
        ///   - referenceColumn: A text.
        public init(
            name: String,
            column: String,
            referenceTable: String,
            referenceColumn: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("column", column)
            fields.set("referenceTable", referenceTable)
            fields.set("referenceColumn", referenceColumn)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var column: String {
            get { fields.required("column") }
            set { fields.set("column", newValue) }
        }
        /// A text; required.
        public var referenceTable: String {
            get { fields.required("referenceTable") }
            set { fields.set("referenceTable", newValue) }
        }
        /// A text; required.
        public var referenceColumn: String {
            get { fields.required("referenceColumn") }
            set { fields.set("referenceColumn", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("column", String.self)
            checker.required("referenceTable", String.self)
            checker.required("referenceColumn", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.IncludedColumn`.
    ///
    /// Known from the vendor's library.
    public struct IncludedColumn: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:includedColumn" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of which nothing is set.
        public init() {
            fields = ContractFields()
        }
        /// A text; may be missing.
        public var name: String? {
            get { fields.optional("name") }
            set { fields.set("name", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.optional("name", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Index`.
    ///
    /// Known from the vendor's library.
    public struct Index: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:index" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - indexType: A text.
        public init(
            name: String,
            indexType: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("indexType", indexType)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var indexType: String {
            get { fields.required("indexType") }
            set { fields.set("indexType", newValue) }
        }
        /// A list, each a ``IndexColumn``; may be missing.
        public var indexColumns: [ICWS.DataDictionary.IndexColumn]? {
            get { fields.optional("indexColumns") }
            set { fields.set("indexColumns", optional: newValue) }
        }
        /// A list, each a ``IncludedColumn``; may be missing.
        public var includedColumns: [ICWS.DataDictionary.IncludedColumn]? {
            get { fields.optional("includedColumns") }
            set { fields.set("includedColumns", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("indexType", String.self)
            checker.optional("indexColumns", [ICWS.DataDictionary.IndexColumn].self)
            checker.optional("includedColumns", [ICWS.DataDictionary.IncludedColumn].self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.IndexColumn`.
    ///
    /// Known from the vendor's library.
    public struct IndexColumn: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:indexColumn" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter name: A text.
        public init(
            name: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var sortOrder: String? {
            get { fields.optional("sortOrder") }
            set { fields.set("sortOrder", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("sortOrder", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Parameter`.
    ///
    /// Known from the vendor's library.
    public struct Parameter: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:parameter" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - parameterType: A text.
        ///   - dataType: A text.
        ///   - encoding: A text.
        ///   - shortDescription: A text.
        public init(
            name: String,
            parameterType: String,
            dataType: String,
            encoding: String,
            shortDescription: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("parameterType", parameterType)
            fields.set("dataType", dataType)
            fields.set("encoding", encoding)
            fields.set("shortDescription", shortDescription)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; required.
        public var parameterType: String {
            get { fields.required("parameterType") }
            set { fields.set("parameterType", newValue) }
        }
        /// A whole number; may be missing.
        public var seqNo: Int? {
            get { fields.optional("seqNo") }
            set { fields.set("seqNo", optional: newValue) }
        }
        /// A text; required.
        public var dataType: String {
            get { fields.required("dataType") }
            set { fields.set("dataType", newValue) }
        }
        /// A whole number; may be missing.
        public var maxLength: Int? {
            get { fields.optional("maxLength") }
            set { fields.set("maxLength", optional: newValue) }
        }
        /// A text; required.
        public var encoding: String {
            get { fields.required("encoding") }
            set { fields.set("encoding", newValue) }
        }
        /// A text; required.
        public var shortDescription: String {
            get { fields.required("shortDescription") }
            set { fields.set("shortDescription", newValue) }
        }
        /// A text; may be missing.
        public var longDescription: String? {
            get { fields.optional("longDescription") }
            set { fields.set("longDescription", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.required("parameterType", String.self)
            checker.optional("seqNo", Int.self)
            checker.required("dataType", String.self)
            checker.optional("maxLength", Int.self)
            checker.required("encoding", String.self)
            checker.required("shortDescription", String.self)
            checker.optional("longDescription", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.PrimaryKey`.
    ///
    /// Known from the vendor's library.
    public struct PrimaryKey: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:primaryKey" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - primaryKeyColumns: A list, each a ``PrimaryKeyColumn``.
        public init(
            name: String,
            primaryKeyColumns: [ICWS.DataDictionary.PrimaryKeyColumn]
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("primaryKeyColumns", primaryKeyColumns)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var primaryKeyType: String? {
            get { fields.optional("primaryKeyType") }
            set { fields.set("primaryKeyType", optional: newValue) }
        }
        /// A list, each a ``PrimaryKeyColumn``; required.
        public var primaryKeyColumns: [ICWS.DataDictionary.PrimaryKeyColumn] {
            get { fields.required("primaryKeyColumns") }
            set { fields.set("primaryKeyColumns", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("primaryKeyType", String.self)
            checker.required("primaryKeyColumns", [ICWS.DataDictionary.PrimaryKeyColumn].self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.PrimaryKeyColumn`.
    ///
    /// Known from the vendor's library.
    public struct PrimaryKeyColumn: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:primaryKeyColumn" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter name: A text.
        public init(
            name: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var sortOrder: String? {
            get { fields.optional("sortOrder") }
            set { fields.set("sortOrder", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("sortOrder", String.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.StoredProcedure`.
    ///
    /// Known from the vendor's library.
    public struct StoredProcedure: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:storedProcedure" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - schema: A text.
        ///   - lastChangeVersion: A text.
        ///   - lastChangeReason: A text.
        ///   - shortDescription: A text.
        ///   - cicProductCode: A text.
        ///   - containsPII: A text.
        public init(
            name: String,
            schema: String,
            lastChangeVersion: String,
            lastChangeReason: String,
            shortDescription: String,
            cicProductCode: String,
            containsPII: String
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("schema", schema)
            fields.set("lastChangeVersion", lastChangeVersion)
            fields.set("lastChangeReason", lastChangeReason)
            fields.set("shortDescription", shortDescription)
            fields.set("cicProductCode", cicProductCode)
            fields.set("containsPII", containsPII)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var dateTimeFilterColumn: String? {
            get { fields.optional("dateTimeFilterColumn") }
            set { fields.set("dateTimeFilterColumn", optional: newValue) }
        }
        /// A text; may be missing.
        public var siteIdFilterColumn: String? {
            get { fields.optional("siteIdFilterColumn") }
            set { fields.set("siteIdFilterColumn", optional: newValue) }
        }
        /// A text; required.
        public var schema: String {
            get { fields.required("schema") }
            set { fields.set("schema", newValue) }
        }
        /// A text; required.
        public var lastChangeVersion: String {
            get { fields.required("lastChangeVersion") }
            set { fields.set("lastChangeVersion", newValue) }
        }
        /// A text; required.
        public var lastChangeReason: String {
            get { fields.required("lastChangeReason") }
            set { fields.set("lastChangeReason", newValue) }
        }
        /// A text; required.
        public var shortDescription: String {
            get { fields.required("shortDescription") }
            set { fields.set("shortDescription", newValue) }
        }
        /// A text; may be missing.
        public var longDescription: String? {
            get { fields.optional("longDescription") }
            set { fields.set("longDescription", optional: newValue) }
        }
        /// A text; required.
        public var cicProductCode: String {
            get { fields.required("cicProductCode") }
            set { fields.set("cicProductCode", newValue) }
        }
        /// A ``DataSetName``; may be missing.
        public var dataSetName: ICWS.DataDictionary.DataSetName? {
            get { fields.optional("dataSetName") }
            set { fields.set("dataSetName", optional: newValue) }
        }
        /// A text; required.
        public var containsPII: String {
            get { fields.required("containsPII") }
            set { fields.set("containsPII", newValue) }
        }
        /// A list, each a ``Parameter``; may be missing.
        public var parameters: [ICWS.DataDictionary.Parameter]? {
            get { fields.optional("parameters") }
            set { fields.set("parameters", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("dateTimeFilterColumn", String.self)
            checker.optional("siteIdFilterColumn", String.self)
            checker.required("schema", String.self)
            checker.required("lastChangeVersion", String.self)
            checker.required("lastChangeReason", String.self)
            checker.required("shortDescription", String.self)
            checker.optional("longDescription", String.self)
            checker.required("cicProductCode", String.self)
            checker.optional("dataSetName", ICWS.DataDictionary.DataSetName.self)
            checker.required("containsPII", String.self)
            checker.optional("parameters", [ICWS.DataDictionary.Parameter].self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.StoredProcedures`.
    ///
    /// Known from the vendor's library.
    public struct StoredProcedures: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:storedProcedures" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter storedProcedureList: A list, each a ``StoredProcedure``.
        public init(
            storedProcedureList: [ICWS.DataDictionary.StoredProcedure]
        ) {
            fields = ContractFields()
            fields.set("storedProcedureList", storedProcedureList)
        }
        /// A list, each a ``StoredProcedure``; required.
        public var storedProcedureList: [ICWS.DataDictionary.StoredProcedure] {
            get { fields.required("storedProcedureList") }
            set { fields.set("storedProcedureList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("storedProcedureList", [ICWS.DataDictionary.StoredProcedure].self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Table`.
    ///
    /// Known from the vendor's library.
    public struct Table: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:table" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - schema: A text.
        ///   - shortDescription: A text.
        ///   - longDescription: A text.
        ///   - cicProductCode: A text.
        ///   - lastChangeVersion: A text.
        ///   - lastChangeReason: A text.
        ///   - column: A list, each a ``Column``.
        public init(
            name: String,
            schema: String,
            shortDescription: String,
            longDescription: String,
            cicProductCode: String,
            lastChangeVersion: String,
            lastChangeReason: String,
            column: [ICWS.DataDictionary.Column]
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("schema", schema)
            fields.set("shortDescription", shortDescription)
            fields.set("longDescription", longDescription)
            fields.set("cicProductCode", cicProductCode)
            fields.set("lastChangeVersion", lastChangeVersion)
            fields.set("lastChangeReason", lastChangeReason)
            fields.set("column", column)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var dateTimeFilterColumn: String? {
            get { fields.optional("dateTimeFilterColumn") }
            set { fields.set("dateTimeFilterColumn", optional: newValue) }
        }
        /// A text; may be missing.
        public var siteIdFilterColumn: String? {
            get { fields.optional("siteIdFilterColumn") }
            set { fields.set("siteIdFilterColumn", optional: newValue) }
        }
        /// A text; required.
        public var schema: String {
            get { fields.required("schema") }
            set { fields.set("schema", newValue) }
        }
        /// A text; required.
        public var shortDescription: String {
            get { fields.required("shortDescription") }
            set { fields.set("shortDescription", newValue) }
        }
        /// A text; required.
        public var longDescription: String {
            get { fields.required("longDescription") }
            set { fields.set("longDescription", newValue) }
        }
        /// A text; required.
        public var cicProductCode: String {
            get { fields.required("cicProductCode") }
            set { fields.set("cicProductCode", newValue) }
        }
        /// A text; may be missing.
        public var loggingType: String? {
            get { fields.optional("loggingType") }
            set { fields.set("loggingType", optional: newValue) }
        }
        /// A text; required.
        public var lastChangeVersion: String {
            get { fields.required("lastChangeVersion") }
            set { fields.set("lastChangeVersion", newValue) }
        }
        /// A text; required.
        public var lastChangeReason: String {
            get { fields.required("lastChangeReason") }
            set { fields.set("lastChangeReason", newValue) }
        }
        /// A list, each a ``Column``; required.
        public var column: [ICWS.DataDictionary.Column] {
            get { fields.required("column") }
            set { fields.set("column", newValue) }
        }
        /// A ``PrimaryKey``; may be missing.
        public var primaryKey: ICWS.DataDictionary.PrimaryKey? {
            get { fields.optional("primaryKey") }
            set { fields.set("primaryKey", optional: newValue) }
        }
        /// A ``ForeignKey``; may be missing.
        public var foreignKey: ICWS.DataDictionary.ForeignKey? {
            get { fields.optional("foreignKey") }
            set { fields.set("foreignKey", optional: newValue) }
        }
        /// A list, each a ``Feature``; may be missing.
        public var feature: [ICWS.DataDictionary.Feature]? {
            get { fields.optional("feature") }
            set { fields.set("feature", optional: newValue) }
        }
        /// A ``DataSetName``; may be missing.
        public var dataSetName: ICWS.DataDictionary.DataSetName? {
            get { fields.optional("dataSetName") }
            set { fields.set("dataSetName", optional: newValue) }
        }
        /// A ``Index``; may be missing.
        public var index: ICWS.DataDictionary.Index? {
            get { fields.optional("index") }
            set { fields.set("index", optional: newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("dateTimeFilterColumn", String.self)
            checker.optional("siteIdFilterColumn", String.self)
            checker.required("schema", String.self)
            checker.required("shortDescription", String.self)
            checker.required("longDescription", String.self)
            checker.required("cicProductCode", String.self)
            checker.optional("loggingType", String.self)
            checker.required("lastChangeVersion", String.self)
            checker.required("lastChangeReason", String.self)
            checker.required("column", [ICWS.DataDictionary.Column].self)
            checker.optional("primaryKey", ICWS.DataDictionary.PrimaryKey.self)
            checker.optional("foreignKey", ICWS.DataDictionary.ForeignKey.self)
            checker.optional("feature", [ICWS.DataDictionary.Feature].self)
            checker.optional("dataSetName", ICWS.DataDictionary.DataSetName.self)
            checker.optional("index", ICWS.DataDictionary.Index.self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Tables`.
    ///
    /// Known from the vendor's library.
    public struct Tables: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:tables" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter tableList: A list, each a ``Table``.
        public init(
            tableList: [ICWS.DataDictionary.Table]
        ) {
            fields = ContractFields()
            fields.set("tableList", tableList)
        }
        /// A list, each a ``Table``; required.
        public var tableList: [ICWS.DataDictionary.Table] {
            get { fields.required("tableList") }
            set { fields.set("tableList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("tableList", [ICWS.DataDictionary.Table].self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.View`.
    ///
    /// Known from the vendor's library.
    public struct View: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:view" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameters:
        ///   - name: A text.
        ///   - schema: A text.
        ///   - shortDescription: A text.
        ///   - longDescription: A text.
        ///   - cicProductCode: A text.
        ///   - column: A list, each a ``Column``.
        public init(
            name: String,
            schema: String,
            shortDescription: String,
            longDescription: String,
            cicProductCode: String,
            column: [ICWS.DataDictionary.Column]
        ) {
            fields = ContractFields()
            fields.set("name", name)
            fields.set("schema", schema)
            fields.set("shortDescription", shortDescription)
            fields.set("longDescription", longDescription)
            fields.set("cicProductCode", cicProductCode)
            fields.set("column", column)
        }
        /// A text; required.
        public var name: String {
            get { fields.required("name") }
            set { fields.set("name", newValue) }
        }
        /// A text; may be missing.
        public var dateTimeFilterColumn: String? {
            get { fields.optional("dateTimeFilterColumn") }
            set { fields.set("dateTimeFilterColumn", optional: newValue) }
        }
        /// A text; may be missing.
        public var siteIdFilterColumn: String? {
            get { fields.optional("siteIdFilterColumn") }
            set { fields.set("siteIdFilterColumn", optional: newValue) }
        }
        /// A text; required.
        public var schema: String {
            get { fields.required("schema") }
            set { fields.set("schema", newValue) }
        }
        /// A text; required.
        public var shortDescription: String {
            get { fields.required("shortDescription") }
            set { fields.set("shortDescription", newValue) }
        }
        /// A text; required.
        public var longDescription: String {
            get { fields.required("longDescription") }
            set { fields.set("longDescription", newValue) }
        }
        /// A text; required.
        public var cicProductCode: String {
            get { fields.required("cicProductCode") }
            set { fields.set("cicProductCode", newValue) }
        }
        /// A ``DataSetName``; may be missing.
        public var dataSetName: ICWS.DataDictionary.DataSetName? {
            get { fields.optional("dataSetName") }
            set { fields.set("dataSetName", optional: newValue) }
        }
        /// A text; may be missing.
        public var lastChangeVersion: String? {
            get { fields.optional("lastChangeVersion") }
            set { fields.set("lastChangeVersion", optional: newValue) }
        }
        /// A text; may be missing.
        public var lastChangeReason: String? {
            get { fields.optional("lastChangeReason") }
            set { fields.set("lastChangeReason", optional: newValue) }
        }
        /// A list, each a ``Column``; required.
        public var column: [ICWS.DataDictionary.Column] {
            get { fields.required("column") }
            set { fields.set("column", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("name", String.self)
            checker.optional("dateTimeFilterColumn", String.self)
            checker.optional("siteIdFilterColumn", String.self)
            checker.required("schema", String.self)
            checker.required("shortDescription", String.self)
            checker.required("longDescription", String.self)
            checker.required("cicProductCode", String.self)
            checker.optional("dataSetName", ICWS.DataDictionary.DataSetName.self)
            checker.optional("lastChangeVersion", String.self)
            checker.optional("lastChangeReason", String.self)
            checker.required("column", [ICWS.DataDictionary.Column].self)
        }
    }
}

extension ICWS.DataDictionary {
    /// Contract `DataDictionary.Views`.
    ///
    /// Known from the vendor's library.
    public struct Views: Contract {
        /// What stands in `__type`.
        public static var urn: String { "urn:inin.com:dataDictionary:views" }
        /// The fields.
        public var fields: ContractFields
        /// Makes a window on fields that were checked.
        ///
        /// - Parameter fields: The fields.
        public init(fields: ContractFields) { self.fields = fields }
        /// Makes a contract of what is required.
        ///
        /// - Parameter viewList: A list, each a ``View``.
        public init(
            viewList: [ICWS.DataDictionary.View]
        ) {
            fields = ContractFields()
            fields.set("viewList", viewList)
        }
        /// A list, each a ``View``; required.
        public var viewList: [ICWS.DataDictionary.View] {
            get { fields.required("viewList") }
            set { fields.set("viewList", newValue) }
        }
        /// Names every known field with its type.
        ///
        /// - Parameter checker: Looks at the fields.
        public static func checkFields(_ checker: inout ContractChecker) {
            checker.required("viewList", [ICWS.DataDictionary.View].self)
        }
    }
}
