import type { Text } from '../../text/createText'
import type { OidcFailure } from './OidcFailure'

const LONGEST = 300

/** What a visitor reads of a failure. The provider's own words are text, cut, and named as its words (threats S4). */
export function failureWords({ reason, code, said }: OidcFailure, t: Text): { heading: string; text: string } {
  const words = (said || code).slice(0, LONGEST)
  const quoted = words && t('oidcSaid', { words })
  switch (reason) {
    case 'foreign':
      return { heading: t('oidcForeign'), text: [t('oidcForeignMore'), quoted].filter(Boolean).join(' ') }
    case 'refused':
      return { heading: t('oidcRefused'), text: quoted || t('oidcRefusedMore') }
    case 'doubtful':
      return { heading: t('oidcDoubtful'), text: t('oidcDoubtfulMore') }
    case 'unreachable':
      return { heading: t('oidcUnreachable'), text: t('oidcUnreachableMore') }
  }
}
