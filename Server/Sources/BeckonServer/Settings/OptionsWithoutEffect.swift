/// Options of GMS' services without effect here, and why.
///
/// They are accepted, so that a GMS options file can be carried over.
enum OptionsWithoutEffect {
    /// The reason by the name of each option.
    static let reasons = Dictionary(
        groups.flatMap { group in group.names.map { ($0, group.reason) } }, uniquingKeysWith: { first, _ in first })

    static let names = reasons.keys.sorted()

    private static let groups: [(reason: String, names: [String])] = [
        ("there is no Chat Server", ["_chat_endpoint", "_client_timeout"]),
        (
            "agents take callbacks at the desk, or the agent side routes them",
            [
                "_agent_availability_notification_delay", "_agent_reserve_timeout", "_agent_disposition_timeout",
                "_agent_preview", "_agent_preview_timeout", "_agent_transfer_confirm_timeout",
                "_desired_connect_time_threshold", "_max_number_of_user_availability_confirmation_attempts",
                "_max_transfer_to_agent_attempts", "_min_queue_wait",
            ]
        ),
        (
            "the telephone system makes the calls",
            [
                "_call_timeguard_timeout", "_cpd_enable", "_ixn_createcall_timeout",
                "_userterminated_first_connect_party", "_prefix_dial_out", "_plugin_on_dial_timeout",
            ]
        ),
        (
            "waits are estimated from the pace of the last hour",
            [
                "_eta_pos_threshold", "_max_time_to_reach_eta_pos_threshold", "_max_urs_ewt_pos_polling_interval",
                "_min_urs_ewt_pos_polling_interval", "_urs_ewt_estimation_method", "_request_queue_time_stat",
                "_request_ewt_service",
            ]
        ),
        (
            "nothing polls: every callback has a timer",
            ["_queue_poll_period", "_queue_poll_period_recovery", "_queue_ping_ors_period"]
        ),
        ("there is no router", ["_urs_queued_ttl", "_urs_request_timeout", "_ors", "_ors_lb_strategy", "_target"]),
        (
            "events go to the target as they are",
            ["_status_notification_provider", "_status_notification_language", "_status_notification_debug"]
        ),
        ("agents get the properties of a callback as they are", ["_attach_udata"]),
        ("a place is taken together with its callback, in one commit", ["_booking_expiration_timeout"]),
        ("a push is tried until it expires", ["_max_notify_delivery_attempts"]),
        ("texts stand in push and customerPushes", ["_notification_message_file"]),
        ("the desk and the operator's interface pause services", ["_paused_services_list"]),
    ]
}
