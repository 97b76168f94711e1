interface ScriptUrlPolicy {
  createScriptURL: (url: string) => string
}

let scriptUrlPolicy: ScriptUrlPolicy | undefined
let allowedUrls = new Set<string>()

/** The service worker (src/offline) at the root of the site, with its parameters */
const WORKER_URL_PATTERN = /^\/sw\.js\?[\w%.&=*+-]*$/

/**
 * Creates script URLs that Trusted Types accept. The policy `marquee` can be created only once per page, so it is kept here;
 * it accepts the list of the current site.
 * @param list absolute URLs from `parseScriptUrl`
 * @returns creates the value for `script.src`; throws if the URL is not on the list, or if the page allows no policy
 */
export function setAllowedScriptUrls(list: Iterable<string>): (url: string) => string {
  allowedUrls = new Set(list)
  return toTrustedUrl
}

/** Creates the trusted URL of the service worker. */
export const trustedWorkerUrl = (parameters: URLSearchParams): string => toTrustedUrl(`/sw.js?${parameters}`)

function toTrustedUrl(url: string): string {
  const rules = {
    createScriptURL(requested: string) {
      if (!allowedUrls.has(requested) && !WORKER_URL_PATTERN.test(requested))
        throw new TypeError(`${requested} is not a script of the site config.`)
      return requested
    },
  }
  const { trustedTypes } = window
  scriptUrlPolicy ??= trustedTypes ? trustedTypes.createPolicy('marquee', rules) : rules
  return scriptUrlPolicy.createScriptURL(url)
}
