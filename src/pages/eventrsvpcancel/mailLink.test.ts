import { expect, it } from 'vitest'
import { parseEmailLinkParams } from './mailLink'

it.each([
  ['?email=ada%2Bguild%40guild.example&token=t-1', { email: 'ada+guild@guild.example', token: 't-1' }],
  ['?email=ada+guild@guild.example&token=t-1', { email: 'ada+guild@guild.example', token: 't-1' }],
  ['?email=ada%20guild%40guild.example', { email: 'ada+guild@guild.example' }],
  ['?token=%20t-1%20', { token: 't-1' }],
  ['?email=&token=', {}],
  ['', {}],
])('parses the email link parameters "%s" as %j', (search, link) => {
  expect(parseEmailLinkParams(search)).toEqual(link)
})
