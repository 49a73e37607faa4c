import { searchDataPath } from '#content/occupationSearch.ts'
import { occupations } from '#content/occupations.ts'
import { dataPage } from '#content/occupationTexts.ts'
import { occupationsCsv, occupationsJson, searchJson } from './occupationData.ts'

/** Every file below /data/ by its path, made when it is asked for: the build writes them, the development server sends them. */
export const dataFiles: Readonly<Record<string, () => string>> = {
  [dataPage.csv.path]: () => occupationsCsv(occupations),
  [dataPage.json.path]: () => occupationsJson(occupations),
  [searchDataPath]: () => searchJson(occupations),
}
