interface Policy {
  createScriptURL: (url: string) => string
}

interface Factory {
  createPolicy: (name: string, rules: Policy) => Policy
}

let policy: Policy | undefined
let allowed = new Set<string>()

/** The project's own worker (src/offline), at the root of the site, with what it is told. */
const WORKER = /^\/sw\.js\?[\w%.&=*+-]*$/

/**
 * Makes addresses of scripts that a page under Trusted Types accepts. A page may make its policy `marquee` once only, so
 * it is kept here; what it lets pass is the list of the site that is shown.
 * @param list full addresses, as `scriptUrl` gave them
 * @returns gives the value for `script.src`; throws for what is not on the list, and where the page allows no policy
 */
export function trustScripts(list: Iterable<string>): (url: string) => string {
  allowed = new Set(list)
  return trusted
}

/** The same for the worker of times without a line. */
export const trustWorker = (told: URLSearchParams): string => trusted(`/sw.js?${told}`)

function trusted(url: string): string {
  const rules = {
    createScriptURL(asked: string) {
      if (!allowed.has(asked) && !WORKER.test(asked)) throw new TypeError(`${asked} is no script of this site`)
      return asked
    },
  }
  const { trustedTypes } = window as { trustedTypes?: Factory }
  policy ??= trustedTypes ? trustedTypes.createPolicy('marquee', rules) : rules
  return policy.createScriptURL(url)
}
