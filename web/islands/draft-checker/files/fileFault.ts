/** Why a file could not be opened. Each has a sentence of its own in the words. */
export type FileFault = 'huge' | 'password' | 'oldWord' | 'pdf' | 'kind' | 'broken' | 'empty' | 'reader'
