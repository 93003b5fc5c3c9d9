/** Whether the window is wide and high enough for the parts that only then fit. */
class Wide {
  #query = window.matchMedia('(min-width: 1600px) and (min-height: 860px)')
  now = $state.raw(this.#query.matches)

  constructor() {
    this.#query.addEventListener('change', (event) => (this.now = event.matches))
  }
}

export const wide = new Wide()
