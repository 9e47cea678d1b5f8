// What is pointed at on a map, by the pointer or by the focus of keys. A card stands beside it only as long as it has something to say.
export class Pointing<Place extends string> {
  hovered = $state<Place | null>(null);
  focused = $state<Place | null>(null); // by keys
  #answered = $state<Place | null>(null); // chosen there by hand: nothing more is said until the pointer comes anew
  #left = $state(false); // the pointer was here since the focus came

  at = $derived.by((): Place | null => {
    if (this.hovered !== null) return this.hovered === this.#answered ? null : this.hovered;
    return this.#left ? null : this.focused;
  });

  enter(place: Place): void {
    this.hovered = place;
    if (place !== this.#answered) this.#answered = null;
  }

  leave(place: Place): void {
    if (this.hovered === place) this.hovered = null;
    if (this.#answered === place) this.#answered = null;
    this.#left = true;
  }

  focus(place: Place | null, visibly: boolean): void {
    this.focused = visibly ? place : null;
    this.#left = false;
  }

  answer(place: Place): void {
    this.#answered = place;
  }
}
