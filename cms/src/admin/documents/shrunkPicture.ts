import { MOST_PICTURE_BYTES, WIDEST } from '../../ownersContent/pictures.ts'
import { RefusedHere } from '../shared/reasonOf.ts'

/** The inbox compresses it once more. At 0.92 a photo was twice as large, and a slow line did not carry it in the 20 s that a request has. */
const QUALITY = 0.85

const DRAWING = 'A drawing in the format SVG can have a program in it, so it is not taken. Save it as PNG, then choose it again.'
const NOT_READ = 'This file cannot be read as a picture here. Save it as JPEG or PNG, then choose it again.'

/** A photo of thirty megabytes does not travel: its small copy does, turned as it was held, and without place or camera. */
export async function shrunkPicture(file: File): Promise<Blob> {
  if (/svg/i.test(file.type) || /\.svgz?$/i.test(file.name)) throw new RefusedHere(DRAWING)
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new RefusedHere(NOT_READ)
  })
  const scale = Math.min(1, WIDEST / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new RefusedHere(NOT_READ)
  // What was transparent would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob || blob.size > MOST_PICTURE_BYTES) throw new RefusedHere(NOT_READ)
  return blob
}
