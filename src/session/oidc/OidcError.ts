import type { Text } from '../../text/createText'

/**
 * Why signing in at an identity provider came to nothing.
 * unsolicited: the return was not begun in this tab, was used before, or took too long. refused: the provider said no.
 * invalid: an answer does not fit to what was asked. unreachable: the provider does not answer.
 */
export type OidcErrorReason = 'unsolicited' | 'refused' | 'invalid' | 'unreachable'

/** A sign-in that ended without tokens. */
export class OidcError extends Error {
  constructor(
    readonly reason: OidcErrorReason,
    /** The provider's own code and words, to be shown as text only. */
    readonly code = '',
    readonly description = '',
  ) {
    super(`${reason} ${code}`)
  }
}

const LONGEST = 300

/** What a visitor reads of it. The provider's own words are text, cut, and named as its words (threats S4). */
export function oidcErrorText({ reason, code, description }: OidcError, t: Text): { heading: string; text: string } {
  const words = (description || code).slice(0, LONGEST)
  const quoted = words && t('oidcSaid', { words })
  switch (reason) {
    case 'unsolicited':
      return { heading: t('oidcForeign'), text: [t('oidcForeignMore'), quoted].filter(Boolean).join(' ') }
    case 'refused':
      return { heading: t('oidcRefused'), text: quoted || t('oidcRefusedMore') }
    case 'invalid':
      return { heading: t('oidcDoubtful'), text: t('oidcDoubtfulMore') }
    case 'unreachable':
      return { heading: t('oidcUnreachable'), text: t('oidcUnreachableMore') }
  }
}
