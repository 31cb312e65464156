import { AggregatorRegistry, type Registry } from 'prom-client'
import type { Exposition } from './metrics-server.server.ts'

/** What the processes of one supervisor count, added up: each is asked when a scraper asks. */
export function metricsOfAll(): Exposition {
  const registry = new AggregatorRegistry()
  return { contentType: registry.contentType, metrics: () => registry.clusterMetrics() }
}

/** Has a process answer its supervisor with what it counts. */
export function answerSupervisor(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  // Listening begins with the first one that is made, in processes that are asked as in the one that asks.
  void new AggregatorRegistry()
}
