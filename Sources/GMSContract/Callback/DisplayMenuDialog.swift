public import BeckonJSON

/// A dialog that shows a menu (get-dialog-user-confirmation-provide_code-true and -false).
public struct DisplayMenuDialog: ContractValue {
    /// The `_action` of these dialogs.
    public static let action = "DisplayMenu"

    /// `_dialog_id`.
    public var dialogID: String
    /// `_label`: the menu's title.
    public var label: String
    /// `_user_action_url`: a placeholder on the menu itself.
    public var userActionURL: String?
    /// `_method`: the HTTP method for ``userActionURL``.
    public var method: String
    /// `_expires`: the end of the time to choose, UTC with milliseconds; see ``WireTimestamp``.
    public var expires: String?
    /// `_resource_url`: where to request the menu again.
    public var resourceURL: String?
    /// `_content`: the groups of items.
    public var groups: [MenuGroup]
    /// `_id`: the service instance, in answers that create one.
    public var id: String?

    /// Makes a menu.
    ///
    /// - Parameters:
    ///   - dialogID: `_dialog_id`.
    ///   - label: The menu's title.
    ///   - userActionURL: The placeholder on the menu itself.
    ///   - method: The HTTP method.
    ///   - expires: The end of the time to choose.
    ///   - resourceURL: Where to request the menu again.
    ///   - groups: The groups of items.
    ///   - id: The service instance.
    public init(
        dialogID: String = "0", label: String, userActionURL: String?, method: String = "POST", expires: String?,
        resourceURL: String?, groups: [MenuGroup], id: String? = nil
    ) {
        self.dialogID = dialogID
        self.label = label
        self.userActionURL = userActionURL
        self.method = method
        self.expires = expires
        self.resourceURL = resourceURL
        self.groups = groups
        self.id = id
    }

    /// Reads a menu; all fields have defaults.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "DisplayMenu")
        dialogID = try members.text("_dialog_id") ?? "0"
        label = try members.text("_label") ?? ""
        userActionURL = try members.text("_user_action_url")
        method = try members.text("_method") ?? "POST"
        expires = try members.text("_expires")
        resourceURL = try members.text("_resource_url")
        groups = try members.list("_content", MenuGroup.init(decoding:))
        id = try members.text("_id")
    }

    /// Writes the menu.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_dialog_id", dialogID)
        writer.member("_label", label)
        writer.optionalMember("_user_action_url", userActionURL)
        writer.member("_method", method)
        writer.member("_action", Self.action)
        writer.optionalMember("_expires", expires)
        writer.optionalMember("_resource_url", resourceURL)
        writer.key("_content")
        writer.beginArray()
        for group in groups { group.write(to: &writer) }
        writer.endArray()
        writer.optionalMember("_id", id)
        writer.endObject()
    }
}

/// A group of items of a menu: an element of `_content`.
public struct MenuGroup: ContractValue {
    /// `_group_name`: the group's title.
    public var name: String
    /// `_group_content`: the items.
    public var items: [MenuItem]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - name: The group's title.
    ///   - items: The items.
    public init(name: String, items: [MenuItem]) {
        self.name = name
        self.items = items
    }

    /// Reads a group; all fields have defaults.
    ///
    /// - Parameter json: The received JSON.
    /// - Throws: ``ContractError`` for the first faulty field.
    public init(decoding json: JSONValue) throws(ContractError) {
        let members = try Members(json, of: "_content")
        name = try members.text("_group_name") ?? ""
        items = try members.list("_group_content", MenuItem.init(decoding:))
    }

    /// Writes the group.
    ///
    /// - Parameter writer: Where to write.
    public func write(to writer: inout JSONWriter) {
        writer.beginObject()
        writer.member("_group_name", name)
        writer.key("_group_content")
        writer.beginArray()
        for item in items { item.write(to: &writer) }
        writer.endArray()
        writer.endObject()
    }
}
