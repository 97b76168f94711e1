// Episode stills as matchbox labels: one object, one long shadow, two inks on a flat ground.
import { group, mix, rect } from '../../../fixtures/tools/art/ink.mjs'
import * as elaine from './elaine.mjs'
import * as judex from './judex.mjs'
import * as keaton from './keaton.mjs'
import * as vampires from './vampires.mjs'

const objects = { ...vampires.objects, ...judex.objects, ...elaine.objects, ...keaton.objects }
const grounds = { ...vampires.grounds, ...judex.grounds, ...elaine.grounds, ...keaton.grounds }

/** `ground` replaces the emblem's own ground, so that one emblem can serve twice. */
export function emblem({ w, h, x, y, u }, name, ground) {
  const [paper, shade] = ground ? [ground, mix(ground, '#0f0b0c', 0.16)] : grounds[name]
  const size = u * 0.98
  const body = name in vampires.objects ? objects[name](x, y, size) : local(x, y, size, objects[name])
  const flat = body.replace(/(fill|stroke)="#[0-9a-f]+"/g, `$1="${shade}"`)
  const steps = Array.from({ length: 90 }, (_, k) => {
    const d = Math.round(k * size * 0.22) / 10
    return `<use href="#o" transform="translate(${d} ${d})"/>`
  })
  const shadow = name === 'eyes' ? '' : `<defs><g id="o">${flat}</g></defs>${steps.join('')}`
  return rect(0, 0, w, h, paper) + shadow + body
}

/** New emblems are drawn in hundredths of the unit around (0, 0). */
const local = (x, y, size, draw) => group(`transform="translate(${x} ${y}) scale(${size / 100})"`, draw())
