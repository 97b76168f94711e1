import { addFinding, type CallReport } from '../finding'

/** Pictures checked per call. */
const MAX_PICTURES = 2

/** Adds a finding for each picture that a response refers to and that cannot be loaded. */
export async function checkPictures(
  pictures: ReadonlyMap<string, string>,
  reports: readonly CallReport[],
  { baseUrl, timeoutMs }: { baseUrl: string; timeoutMs: number },
): Promise<void> {
  const checked = new Map<string, number>()
  for (const [address, call] of pictures) {
    const report = reports.find(({ name }) => name === call)
    const count = checked.get(call) ?? 0
    if (!report || count >= MAX_PICTURES) continue
    checked.set(call, count + 1)
    const problem = await pictureProblem(new URL(address, baseUrl), timeoutMs)
    if (problem) addFinding(report, 'picture', address, problem)
  }
}

async function pictureProblem(address: URL, timeoutMs: number): Promise<string | undefined> {
  try {
    const { status, headers, body } = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    await body?.cancel()
    if (status < 200 || status > 299) return `refers to a picture that returned ${status}, expected 2xx`
    const type = headers.get('Content-Type') ?? 'none'
    return /^(?:image\/|application\/octet-stream)/.test(type)
      ? undefined
      : `refers to a picture with the Content-Type ${type}, expected image/*`
  } catch (error) {
    return `refers to a picture that cannot be loaded: ${(error as Error).message}`
  }
}
