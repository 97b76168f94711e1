import type { TranslateFunction } from '../../text/createText'

/**
 * Why signing in at an identity provider failed. unsolicited: the redirect back was not started in this tab, was used
 * before, or is too old. refused: the provider refused. invalid: a response does not match the request. unreachable:
 * no response.
 */
export type OidcErrorReason = 'unsolicited' | 'refused' | 'invalid' | 'unreachable'

export class OidcError extends Error {
  constructor(
    readonly reason: OidcErrorReason,
    /** The provider's code and message, only ever shown as text */
    readonly code = '',
    readonly description = '',
  ) {
    super(`${reason} ${code}`)
  }
}

const MAX_MESSAGE_LENGTH = 300

/** Message for the visitor. The provider's message is text, truncated, and marked as a quote (threats S4). */
export function oidcErrorText(
  { reason, code, description }: OidcError,
  t: TranslateFunction,
): { heading: string; text: string } {
  const message = (description || code).slice(0, MAX_MESSAGE_LENGTH)
  const quoted = message && t('oidcSaid', { words: message })
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
