import BeckonClient
import UIKit
import UserNotifications

/// What the system tells the app about pushes.
final class PushDelegate: NSObject, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    // The demo's address in the simulator.
    let model = AppModel(server: URL(string: "http://127.0.0.1:8080") ?? URL(filePath: "/"))

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        Task {
            let isAllowed = try? await UNUserNotificationCenter.current().requestAuthorization(options: [
                .alert, .badge, .sound,
            ])
            if isAllowed == true { application.registerForRemoteNotifications() }
        }
        return true
    }

    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken token: Data) {
        Task { await model.hasToken(token) }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        guard let push = try? PushIntent(userInfo: response.notification.request.content.userInfo) else { return }
        await model.tapped(push)
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        guard let push = try? PushIntent(userInfo: notification.request.content.userInfo) else { return [.banner] }
        return await model.needsNotice(push) ? [.banner, .sound] : []
    }
}
