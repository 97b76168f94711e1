import type { consentTexts as english } from '../../consentTexts'
import type { Translated } from '../translations'

export const consentTexts: Translated<typeof english> = {
  cookieBanner: 'Choix des cookies',
  cookieHeading: 'Vos cookies, votre choix',
  cookieText:
    'Certains cookies maintiennent votre connexion : ils sont indispensables. D’autres comptent les visites ou retiennent vos goûts : à vous de décider.',
  cookieChanged: 'Notre liste de cookies a changé, nous vous reposons donc la question.',
  cookieAcceptAll: 'Tout accepter',
  cookieRejectAll: 'Tout refuser',
  cookieChoose: 'Choisir',
  cookieSave: 'Enregistrer mon choix',
  cookieDialog: 'Choisir vos cookies',
  cookieClose: 'Fermer sans choisir',
  cookieAlwaysOn: 'Toujours actifs',
  cookieByBrowser:
    'Votre navigateur demande aux sites de ne pas vous suivre. Mesure d’audience et performance restent désactivées tant que vous ne les activez pas.',
  cookiePrivacy: 'Votre vie privée',
  cookiePrivacyText:
    'Ce qui est enregistré, pourquoi et pour combien de temps. Vous pouvez changer d’avis à tout moment en bas de chaque page.',
  cookieNecessary: 'Nécessaires',
  cookieNecessaryText: 'Ils maintiennent votre connexion et retiennent ce choix.',
  cookieAnalytics: 'Mesure d’audience',
  cookieAnalyticsText: 'Ils comptent les visites et ce qui est regardé, pour savoir ce qui marche.',
  cookiePerformance: 'Performance',
  cookiePerformanceText: 'Ils mesurent la vitesse d’ouverture des pages et de démarrage des films.',
  cookieFunctional: 'Fonctionnels',
  cookieFunctionalText: 'Ils retiennent vos goûts et autorisent les cartes et pages d’autres sites.',
  cookieCount: { one: '{count} cookie', other: '{count} cookies' },
  cookieName: 'Cookie',
  cookieDuration: 'Durée',
  cookiePurpose: 'Finalité',
  cookieOneYear: '1 an',
  cookieTokenPurpose: 'Maintient votre connexion',
  cookieChoicePurpose: 'Retient ce choix',
  cookieListPurpose: 'Retient la liste de cookies qui vous a été présentée',
  cookieReloaded: 'La page a été rechargée, pour arrêter les cookies que vous avez désactivés.',
}
