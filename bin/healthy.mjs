// Whether the portal of this machine answers and has its database: for a container's health check.
const { HOST = '', PORT } = process.env
const isEveryAddress = ['', '0.0.0.0', '::'].includes(HOST)
const host = isEveryAddress ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST
const answer = await fetch(`http://${host}:${PORT || 3000}/readyz`).catch(() => undefined)
process.exitCode = answer?.ok ? 0 : 1
