/** Why two leads may be from one person: only a link follows from it, for a person to judge. */
export type Likeness = 'address' | 'phone' | 'name' | 'message'
