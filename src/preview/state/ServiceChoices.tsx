import type { PreviewSettings } from '../bar/previewLink'
import type { WorldState } from '../bar/world'
import { Choice } from './Choice'
import { FaultChoice } from './FaultChoice'

const LATENCIES_MS = [0, 300, 1500, 5000]

interface Props {
  world: WorldState
  choices: PreviewSettings
  linkTo: (change: Partial<PreviewSettings>) => string
}

/** Country, language, streams, latency and faults of the fixture service. */
export function ServiceChoices({ world, choices, linkTo }: Props) {
  const { countries, languages, playback, calls, faults } = world.choices
  return (
    <>
      <Choice
        name="country"
        heading="Country"
        chosen={world.country}
        options={countries.map((country) => ({
          value: country,
          label: country === 'blocked' ? 'blocked (400)' : country,
          href: linkTo({ country }),
        }))}
      />
      <Choice
        name="language"
        heading="Language"
        chosen={world.language}
        options={['', ...languages].map((language) => ({
          value: language,
          label: language || 'as configured',
          href: linkTo({ language }),
        }))}
      />
      <Choice
        name="playback"
        heading="Streams"
        chosen={choices.playback}
        options={[
          { value: '', label: 'play', href: linkTo({ playback: '' }) },
          ...playback.map(({ code, name }) => ({
            value: String(code),
            label: `${code} ${name}`,
            href: linkTo({ playback: String(code) }),
          })),
        ]}
      />
      <Choice
        name="latency"
        heading="Latency"
        chosen={String(world.latency)}
        options={[...new Set([...LATENCIES_MS, world.latency])].map((latency) => ({
          value: String(latency),
          label: latency === 0 ? 'none' : `${latency} ms`,
          href: linkTo({ latency }),
        }))}
      />
      <FaultChoice calls={calls} kinds={faults} faults={world.faults} linkTo={(fault) => linkTo({ fault })} />
    </>
  )
}
