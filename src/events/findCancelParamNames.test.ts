import { expect, test } from 'vitest'
import { findCancelParamNames } from './findCancelParamNames'

test.each([
  ['event first', ['eventId', 'rsvpId'], { eventId: 'eventId', rsvpId: 'rsvpId' }],
  ['RSVP first', ['rsvpId', 'eventId'], { eventId: 'eventId', rsvpId: 'rsvpId' }],
  ['only the RSVP parameter has its usual name', ['rsvpId', 'id'], { eventId: 'id', rsvpId: 'rsvpId' }],
  ['only the event parameter has its usual name', ['id', 'eventId'], { eventId: 'eventId', rsvpId: 'id' }],
  ['other names, event first', ['event', 'answer'], { eventId: 'event', rsvpId: 'answer' }],
  ['one parameter', ['rsvpId'], { eventId: undefined, rsvpId: 'rsvpId' }],
])('maps the parameters of a cancel route: %s', (_, names, expected) => {
  expect(findCancelParamNames(names)).toEqual(expected)
})
