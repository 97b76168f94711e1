import type { consentTexts as english } from '../../consentTexts'
import type { Translated } from '../translations'

export const consentTexts: Translated<typeof english> = {
  cookieBanner: 'Cookie-Auswahl',
  cookieHeading: 'Ihre Cookies, Ihre Wahl',
  cookieText:
    'Manche Cookies halten Sie angemeldet, die brauchen wir. Andere zählen Besuche oder merken sich, was Ihnen gefällt: Darüber entscheiden Sie.',
  cookieChanged: 'Unsere Cookie-Liste hat sich geändert, deshalb fragen wir Sie erneut.',
  cookieAcceptAll: 'Alle akzeptieren',
  cookieRejectAll: 'Alle ablehnen',
  cookieChoose: 'Auswählen',
  cookieSave: 'Auswahl speichern',
  cookieDialog: 'Cookies auswählen',
  cookieClose: 'Ohne Auswahl schließen',
  cookieAlwaysOn: 'Immer aktiv',
  cookieByBrowser:
    'Ihr Browser bittet Websites, Sie nicht zu verfolgen. Analyse und Leistung bleiben aus, bis Sie sie einschalten.',
  cookiePrivacy: 'Ihre Privatsphäre',
  cookiePrivacyText:
    'Was gespeichert wird, warum und wie lange. Sie können Ihre Auswahl jederzeit am Fuß jeder Seite ändern.',
  cookieNecessary: 'Notwendig',
  cookieNecessaryText: 'Sie halten Sie angemeldet und merken sich diese Auswahl.',
  cookieAnalytics: 'Analyse',
  cookieAnalyticsText: 'Sie zählen Besuche und was angesehen wird, damit wir wissen, was funktioniert.',
  cookiePerformance: 'Leistung',
  cookiePerformanceText: 'Sie messen, wie schnell Seiten öffnen und Filme beginnen.',
  cookieFunctional: 'Funktional',
  cookieFunctionalText: 'Sie merken sich, was Ihnen gefällt, und lassen Karten und Seiten anderer Websites zu.',
  cookieCount: { one: '{count} Cookie', other: '{count} Cookies' },
  cookieName: 'Cookie',
  cookieDuration: 'Dauer',
  cookiePurpose: 'Zweck',
  cookieOneYear: '1 Jahr',
  cookieTokenPurpose: 'Hält Sie angemeldet',
  cookieChoicePurpose: 'Merkt sich diese Auswahl',
  cookieListPurpose: 'Merkt sich, zu welcher Cookie-Liste Sie gefragt wurden',
  cookieReloaded: 'Die Seite wurde neu geladen, um die Cookies zu beenden, die Sie ausgeschaltet haben.',
}
