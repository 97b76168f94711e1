// Serials and series that came after the first reel. Facts are public record.
import * as things from '../scenes/things.mjs'
import { film } from './film.mjs'

export const serials = [
  film('judex', 'Judex', 1916, 'Louis Feuillade', 'moonlit', things.cape, {
    font: 'limelight',
    lines: ['JUDEX'],
    ink: 2,
    narrow: 0.86,
    wide: 0.86,
    align: 'center',
    zoom: 0.92,
    lift: -34,
    scrim: true,
    fit: 0.9,
  }),
  film('buster-keaton-shorts', 'The Keaton Shorts', 1920, 'Buster Keaton', 'slapstick', things.porkpie, {
    font: 'chango',
    lines: ['THE KEATON', 'SHORTS'],
    ink: 1,
    narrow: 0.8,
    align: 'center',
    zoom: 0.9,
    lift: -26,
    fit: 0.94,
  }),
  film(
    'the-exploits-of-elaine',
    'The Exploits of Elaine',
    1914,
    'Louis Gasnier and George B. Seitz',
    'clutch',
    things.clutchingHand,
    {
      font: 'oleo-script',
      lines: ['The Exploits', 'of Elaine'],
      ink: 2,
      narrow: 0.86,
      low: 0.22,
      zoom: 0.86,
      lift: -34,
      fit: 0.92,
    },
  ),
]
