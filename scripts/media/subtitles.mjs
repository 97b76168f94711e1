// The words under the picture of `stream/`, one line for each still, as WebVTT.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PART } from './reels.mjs'

const WORDS = {
  eng: [
    'A city, and a tower that wants to be higher.',
    'The train is on time. So are its pursuers.',
    'Somebody is at home after all.',
    'Two people and a boat. The sun does the rest.',
    'Do not look down. Do not look at the clock, either.',
    'Four days to the moon, one of them for packing.',
    'He has heard the joke about the horns.',
    'The moon has something in its eye.',
  ],
  deu: [
    'Eine Stadt, und ein Turm, der höher will.',
    'Der Zug ist pünktlich. Die Verfolger auch.',
    'Es ist doch jemand zu Hause.',
    'Zwei Menschen und ein Boot. Den Rest macht die Sonne.',
    'Nicht nach unten sehen. Auch nicht auf die Uhr.',
    'Vier Tage bis zum Mond, einer davon zum Packen.',
    'Den Witz mit den Hörnern kennt er.',
    'Der Mond hat etwas im Auge.',
  ],
  fra: [
    'Une ville, et une tour qui veut monter plus haut.',
    'Le train est à l’heure. Ses poursuivants aussi.',
    'Il y a quelqu’un, finalement.',
    'Deux personnes, une barque. Le soleil fait le reste.',
    'Ne regarde pas en bas. Ni l’horloge.',
    'Quatre jours jusqu’à la lune, dont un pour les valises.',
    'La blague des cornes, il la connaît.',
    'La lune a quelque chose dans l’œil.',
  ],
  forced: [undefined, '[On the engine] No. 3', undefined, undefined, '[On the wall] De Vore, twelfth floor'],
  und: ['♪', '♪ ♪', '♪', '♪ ♪ ♪', '♪', '♪ ♪', '♪', '♪ ♪ ♪'],
}

/** The names of the tracks. */
export const TRACKS = Object.keys(WORDS)

/** Writes `text/<track>.vtt`. */
export function writeSubtitles(folder) {
  mkdirSync(join(folder, 'text'), { recursive: true })
  for (const [track, lines] of Object.entries(WORDS)) {
    const cues = lines.flatMap((words, at) =>
      words ? [`${time(at * PART + 0.5)} --> ${time((at + 1) * PART)}\n${words}\n`] : [],
    )
    writeFileSync(join(folder, 'text', `${track}.vtt`), `WEBVTT\n\n${cues.join('\n')}`)
  }
}

const time = (seconds) => `00:00:${seconds.toFixed(3).padStart(6, '0')}`
