@rem The npm scripts say "exec" so that Ctrl-C and SIGTERM reach node, not a shell in between. Windows has no such word.
@%*
