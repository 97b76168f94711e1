import { describe, expect, it } from 'vitest'
import { checkSecrets, isSecret } from './secrets'

describe('secrets', () => {
  it.each([
    'secret',
    'client_secret',
    'api_secret',
    'private_key',
    'privateKey',
    'okta_private_key',
    'password',
    'db_password',
    'token',
    'access_token',
    'refresh_token',
    'TOKEN',
    'credentials',
  ])('reports the field %s', (name) => {
    const found = checkSecrets('config.json', { site_config: { deep: [{ [name]: 'abc123' }] } })
    expect(found).toMatchObject([{ severity: 'error', pointer: `/site_config/deep/0/${name}` }])
    expect(found.every(isSecret)).toBe(true)
    expect(JSON.stringify(found)).not.toContain('abc123')
  })

  it.each([
    'tokens_label',
    'token_count',
    'google_api_key',
    'css_id',
    'secretary',
    'resetpassword',
    'passwordless',
    'analytics_code',
  ])('accepts the field %s', (name) => expect(checkSecrets('config.json', { [name]: 'value' })).toEqual([]))

  it.each([
    '-----BEGIN RSA PRIVATE KEY-----\nx',
    'Bearer eyJhbGciOiJub25lIn0x.eyJzdWIiOiJub2JvZHkifQ.bm90LXJlYWwtMDAw',
    `AKIA${'A'.repeat(16)}`,
    `sk_live_${'a'.repeat(20)}`,
    `ghp_${'a'.repeat(36)}`,
  ])('reports the value %s', (value) => expect(checkSecrets('config.json', { label: value })).toHaveLength(1))

  it.each(['-----BEGIN PUBLIC KEY-----', 'eyJ', 'pk_live_aaaaaaaaaaaaaaaaaaaa', 'AIza-public', ''])(
    'accepts the value %j',
    (value) => expect(checkSecrets('config.json', { label: value })).toEqual([]),
  )

  it.each([true, 7, null, '', {}])('accepts the field "secret" with the value %j', (value) =>
    expect(checkSecrets('config.json', { secret: value })).toEqual([]),
  )
})
