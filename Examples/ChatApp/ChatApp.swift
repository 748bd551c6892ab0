import SwiftUI

@main struct ChatApp: App {
    @UIApplicationDelegateAdaptor(PushDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            HomeScreen()
                .environment(delegate.model)
                .task { await delegate.model.run() }
        }
    }
}
