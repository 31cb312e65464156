export type Probes = {
  /** Identifies this build to pages that were loaded from an earlier one. */
  buildId: string
  /** Whether the database answers, its migrations are done and the server is not about to stop. */
  isReady: () => Promise<boolean>
}

/** What those who watch over the process ask it, pages or none. */
export async function probe(pathname: string, { isReady }: Pick<Probes, 'isReady'>): Promise<Response | undefined> {
  if (pathname === '/healthz') return Response.json({ status: 'ok' })
  if (pathname !== '/readyz') return undefined
  const ready = await isReady()
  return Response.json({ status: ready ? 'ready' : 'not ready' }, { status: ready ? 200 : 503 })
}
