const PREFIX = 'words-typed:'

/** Words that were typed and not kept yet: a lost session or a closed window does not take them. */
export function typedAt(place: string): string | null {
  return window.localStorage.getItem(PREFIX + place)
}

export function keepTyped(place: string, now: string | null): void {
  if (now === null) window.localStorage.removeItem(PREFIX + place)
  else window.localStorage.setItem(PREFIX + place, now)
}

export function typedPlaces(): string[] {
  return Object.keys(window.localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length))
}
