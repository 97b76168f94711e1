// How the encrypted clips say what they need.

/** The names of the systems that can open them: any (ClearKey takes it), and Widevine. */
const COMMON = '1077efec-c0b2-4d02-ace3-3c1e52e2fb4b'
const WIDEVINE = 'edef8ba9-79d6-4ace-a3c8-27dcd51d21ed'

/** The one key of the clips: its id and itself in hex. */
export function keyOf(keys) {
  const [[id, key] = []] = Object.entries(keys)
  return { id, key }
}

/** The elements for DASH, and the line for HLS. */
export function protectionOf(keys) {
  const { id } = keyOf(keys)
  const elements = [
    `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" cenc:default_KID="${uuid(id)}"/>`,
    system(COMMON, pssh(COMMON, kids(id))),
    system(WIDEVINE, pssh(WIDEVINE, Buffer.alloc(0), widevineData(id))),
  ]
  // Safari hands the address to the licence call, which finds the key by it.
  const fairplay = `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://${id}",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"`
  return { elements: elements.join('\n      '), fairplay }
}

const uuid = (hex) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
const system = (name, box) =>
  `<ContentProtection schemeIdUri="urn:uuid:${name}"><cenc:pssh>${box.toString('base64')}</cenc:pssh></ContentProtection>`

/** A box of the kind `pssh`: version 1 where it lists key ids. */
function pssh(name, list, data = Buffer.alloc(0)) {
  const head = Buffer.from([0, 0, 0, 0, 0x70, 0x73, 0x73, 0x68, list.length > 0 ? 1 : 0, 0, 0, 0])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const box = Buffer.concat([head, Buffer.from(name.replaceAll('-', ''), 'hex'), list, size, data])
  box.writeUInt32BE(box.length)
  return box
}

const kids = (id) => Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from(id, 'hex')])

/** Widevine's own header: the key id, as its second field. */
const widevineData = (id) => Buffer.concat([Buffer.from([0x12, 0x10]), Buffer.from(id, 'hex')])
