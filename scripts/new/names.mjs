/** @param {string} name */
export function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

/** @param {string} name */
export function kebab(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
