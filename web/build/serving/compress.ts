import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { eachOf } from '../outputFiles.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = zlib.constants

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

const COMPRESSIBLE = /\.(html|css|js|svg|xml|json|txt|csv|webmanifest)$/
/** As many files as Node compresses at once. */
const AT_ONCE = 4

export async function compressFiles(files: readonly string[]): Promise<void> {
  const compressible = files.filter((file) => COMPRESSIBLE.test(file))
  await eachOf(compressible, AT_ONCE, compress)
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  // The highest level takes three times as long for 2 %: worth it for files that browsers keep for a year.
  const quality = file.includes('/assets/') ? BROTLI_MAX_QUALITY : BROTLI_MAX_QUALITY - 1
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: content.length }
  const made = [
    { ending: 'br', bytes: await brotli(content, { params }) },
    { ending: 'gz', bytes: await gzip(content, { level: Z_BEST_COMPRESSION }) },
  ]
  await Promise.all(
    made.filter(({ bytes }) => bytes.length < content.length).map(({ ending, bytes }) => writeFile(`${file}.${ending}`, bytes)),
  )
}
