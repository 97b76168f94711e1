import type { WorldState } from '../bar/world'

/** Credentials of the fixture sites, and a link to each error message of the sign-in. */
export function SignInHelp({ password, passwords, codes, errors }: WorldState['choices']['signIn']) {
  return (
    <section className="mqp-choice" aria-labelledby="mqp-sign-in">
      <h3 className="mqp-label" id="mqp-sign-in">
        Sign in
      </h3>
      <div>
        <p className="mqp-note">
          Password of all users: <code>{password}</code>
        </p>
        <ul className="mqp-note">
          {[...passwords, ...codes].map(({ input, result }) => (
            <li key={input}>
              <code>{input}</code>: {result}
            </li>
          ))}
        </ul>
        <ul className="mqp-chips">
          {errors.map((code) => (
            <li key={code}>
              <a className="mqp-chip" href={errorLink(code)}>
                error {code}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A link that signs in with an access code that fails with this error; for code 3 the clock is before the start. */
function errorLink(code: number): string {
  const query = { c: `ERR-${code}`, 'preview.site': 'laurel', 'preview.viewer': 'signed-out' }
  return `/c?${new URLSearchParams({ ...query, 'preview.clock': '2026-11-13T12:00:00Z' })}`
}
