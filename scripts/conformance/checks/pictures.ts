import { add, type CallReport } from '../finding'

/** So many pictures of one call are looked at. */
const MOST = 2

/** Adds pictures that answers name and that are not there. */
export async function checkPictures(
  pictures: ReadonlyMap<string, string>,
  reports: readonly CallReport[],
  { base, patience }: { base: string; patience: number },
): Promise<void> {
  const looked = new Map<string, number>()
  for (const [address, call] of pictures) {
    const report = reports.find(({ name }) => name === call)
    const times = looked.get(call) ?? 0
    if (!report || times >= MOST) continue
    looked.set(call, times + 1)
    const wrong = await wrongWith(new URL(address, base), patience)
    if (wrong) add(report, 'picture', address, wrong)
  }
}

async function wrongWith(address: URL, patience: number): Promise<string | undefined> {
  try {
    const { status, headers, body } = await fetch(address, { signal: AbortSignal.timeout(patience) })
    await body?.cancel()
    if (status < 200 || status > 299) return `is a picture of its answer, and answers ${status}`
    const type = headers.get('Content-Type') ?? 'nothing'
    return /^(?:image\/|application\/octet-stream)/.test(type)
      ? undefined
      : `is a picture of its answer, and says that it is ${type}`
  } catch (error) {
    return `is a picture of its answer, and gives none: ${(error as Error).message}`
  }
}
