/**
 * Why signing in at an identity provider came to nothing.
 * foreign: the return was not begun in this tab, was used before, or took too long. refused: the provider said no.
 * doubtful: an answer does not fit to what was asked. unreachable: the provider does not answer.
 */
export type OidcReason = 'foreign' | 'refused' | 'doubtful' | 'unreachable'

/** A sign-in that ended without tokens. */
export class OidcFailure extends Error {
  constructor(
    readonly reason: OidcReason,
    /** The provider's own code and words, to be shown as text only. */
    readonly code = '',
    readonly said = '',
  ) {
    super(`${reason} ${code}`)
  }
}
