package import CoreMetrics

/// The handles of swift-metrics for a family's series; their owner makes them once and keeps them.
extension MetricFamily {
    /// Makes the handle of a counter.
    ///
    /// - Parameters:
    ///   - values: The values of the family's labels, in their order.
    ///   - factory: Keeps the count.
    /// - Returns: The handle.
    package func counter(_ values: [String] = [], in factory: any MetricsFactory) -> Counter {
        Counter(label: name, dimensions: Array(zip(labels, values)), factory: factory)
    }

    /// Makes the handle of a histogram of seconds.
    ///
    /// - Parameters:
    ///   - values: The values of the family's labels, in their order.
    ///   - factory: Keeps the counts.
    /// - Returns: The handle.
    package func timer(_ values: [String] = [], in factory: any MetricsFactory) -> CoreMetrics.Timer {
        CoreMetrics.Timer(label: name, dimensions: Array(zip(labels, values)), factory: factory)
    }
}
