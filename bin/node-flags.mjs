/** What Node is told where it serves the portal (docs/decisions/037). */
export const nodeFlags = [
  // Short-lived data get 16 MB instead of 134: they are cleared away more often, and in less time.
  '--max-semi-space-size=8',
  // What stays would grow to several times what is in use before it is cleared, a longer wait each time.
  '--heap-growing-percent=60',
  // Code that has not run for a while would be thrown away, and compiled again for who comes first after a quiet minute.
  '--no-flush-bytecode',
]
