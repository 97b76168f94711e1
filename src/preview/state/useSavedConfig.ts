import { useEffect, useState } from 'react'
import { parseJson } from '../../lib/json/parseJson'
import { readSiteFile, siteFileOf } from '../problems/siteFile'
import { findModuleListUri, type Moment, momentsInConfig, momentsInList } from './ClockChoice'

/** The saved site config, with the dates in it and in the module list of the page. Undefined and empty while it loads. */
export function useSavedConfig(): { config: unknown; moments: Moment[] } {
  const [moments, setMoments] = useState<Moment[]>([])
  const [config, setConfig] = useState<unknown>()
  useEffect(() => {
    readSiteFile('config.json').then((text) => {
      if (text === undefined) return
      setConfig(parseConfig(text))
      readMoments(text).then(setMoments)
    })
  }, [])
  return { config, moments }
}

/** Parses a config; undefined if it is not valid JSON. */
function parseConfig(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

async function readMoments(config: string): Promise<Moment[]> {
  const uri = findModuleListUri(config, location.pathname)
  const file = uri && siteFileOf(`/${uri.replace(/^\//, '')}`)
  const list = file && (await readSiteFile(file))
  return [...momentsInConfig(config), ...(list ? momentsInList(list) : [])]
}
