import Cookies from 'js-cookie'
import { beforeEach, expect, it } from 'vitest'
import { type Consent, createConsent } from '../../consent/consent'
import { createSiteEvents, type SiteEvent } from '../../service/siteEvents'
import { createAnalyticsSender } from './sendEvents'

const HOME_PAGE_VIEW: SiteEvent = { name: 'page_view', path: '/home', kind: 'home' }
const FILMS_PAGE_VIEW: SiteEvent = { name: 'page_view', path: '/films', kind: 'modulesonly' }
const CARD_CLICK: SiteEvent = { name: 'card_click', module: 'new', placement_id: 7, title_id: 'faust' }

let dataLayers: { dataLayer?: ArrayLike<unknown>[]; adobeDataLayer?: { event: string }[] }
let events: ReturnType<typeof createSiteEvents>
const createSender = (consent: Consent) => createAnalyticsSender(events, consent, dataLayers)
/** Names of the events in the data layer of Google's tag. */
const googleEventNames = () =>
  (dataLayers.dataLayer ?? [])
    .map((entry) => Array.from(entry))
    .flatMap(([command, name]) => (command === 'event' ? [name] : []))
const adobeEventNames = () => (dataLayers.adobeDataLayer ?? []).map(({ event }) => event)

beforeEach(() => {
  Cookies.remove('cookieAccess')
  dataLayers = {}
  events = createSiteEvents()
})

it('sends previous and later events to each tool in its own format', () => {
  events.emit(HOME_PAGE_VIEW)
  const { open } = createSender(createConsent(false))
  open({ name: 'google', id: 'G-1' })
  open({ name: 'adobe' })
  open({ name: 'adobe' })
  events.emit(CARD_CLICK)
  const { name: _, ...fields } = CARD_CLICK
  expect(dataLayers.adobeDataLayer).toEqual([
    { event: 'page_view', eventInfo: { path: '/home', kind: 'home' } },
    { event: 'card_click', eventInfo: fields },
  ])
  expect(dataLayers.dataLayer?.slice(1).map((entry) => Array.from(entry))).toEqual([
    ['config', 'G-1', { send_page_view: false }],
    ['set', { page_location: `${location.origin}/home` }],
    ['event', 'page_view', { path: '/home', kind: 'home' }],
    ['event', 'card_click', fields],
  ])
  expect(Object.prototype.toString.call(dataLayers.dataLayer?.[0])).toBe('[object Arguments]')
})

it('sends the campaign of an address to the analytics tag, and nothing else of its query', () => {
  history.replaceState(null, '', '/home?utm_source=mail&token=secret&utm_medium=a%20b&search=metropolis#x')
  const { open } = createSender(createConsent(false))
  open({ name: 'google', id: 'G-1' })
  open({ name: 'adobe' })
  events.emit(HOME_PAGE_VIEW)
  history.replaceState(null, '', '/')
  const sent = dataLayers.dataLayer?.map((each) => Array.from(each))
  const page_location = `${location.origin}/home?utm_source=mail&utm_medium=a+b`
  expect(sent).toContainEqual(['set', { page_location }])
  expect(JSON.stringify([sent, dataLayers.adobeDataLayer])).not.toMatch(/secret|metropolis/)
})

it('keeps the campaign of a page view for a tag that loads after the visitor has moved on', () => {
  history.replaceState(null, '', '/home?utm_source=mail')
  const { open } = createSender(createConsent(false))
  events.emit(HOME_PAGE_VIEW)
  history.replaceState(null, '', '/films')
  events.emit(FILMS_PAGE_VIEW)
  open({ name: 'google', id: 'G-1' })
  history.replaceState(null, '', '/')
  const pages = dataLayers.dataLayer?.map((each) => Array.from(each)).filter(([command]) => command === 'set')
  expect(pages).toEqual([
    ['set', { page_location: `${location.origin}/home?utm_source=mail` }],
    ['set', { page_location: `${location.origin}/films` }],
  ])
})

it('creates no data layer without tools', () => {
  createSender(createConsent(false))
  events.emit(HOME_PAGE_VIEW)
  expect(dataLayers).toEqual({})
})

it('of the events before consent, sends only the current page view', () => {
  const consent = createConsent(true)
  const { open } = createSender(consent)
  for (const event of [HOME_PAGE_VIEW, CARD_CLICK, FILMS_PAGE_VIEW, CARD_CLICK]) events.emit(event)
  consent.choose(['functional'])
  events.emit(CARD_CLICK)
  consent.choose(['analytics'])
  open({ name: 'google', id: 'G-1' })
  open({ name: 'adobe' })
  expect(googleEventNames()).toEqual(['page_view'])
  expect(dataLayers.adobeDataLayer).toMatchObject([{ event: 'page_view', eventInfo: { path: '/films' } }])
  events.emit(CARD_CLICK)
  expect(googleEventNames()).toEqual(['page_view', 'card_click'])
  expect(adobeEventNames()).toEqual(['page_view', 'card_click'])
})

it('sends no events after consent is withdrawn, nor those of that time when it is given again', () => {
  const consent = createConsent(true)
  consent.choose('all')
  events.emit(HOME_PAGE_VIEW)
  const { open } = createSender(consent)
  open({ name: 'adobe' })
  consent.choose('reject')
  events.emit(CARD_CLICK)
  events.emit(FILMS_PAGE_VIEW)
  expect(adobeEventNames()).toEqual(['page_view'])
  consent.choose('all')
  expect(adobeEventNames()).toEqual(['page_view', 'page_view'])
  open({ name: 'google', id: 'G-1' })
  expect(googleEventNames()).toEqual(['page_view'])
})
