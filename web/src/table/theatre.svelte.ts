// Scenes that are shown one after the other before the game goes on, each for its time; or not at all, if one is in a hurry.
import { keep, kept } from '../lib/kept';

export class Theatre<Scene> {
  queue = $state.raw<Scene[]>([]);
  fast = $state(kept('fast') === 'yes');
  held = $state(false); // the scene stays until one goes on
  current = $derived(this.queue[0] ?? null);
  #timer = 0;

  /** `time`: how long a scene stays, in ms; `behind`: another that waits. */
  constructor(readonly time: (scene: Scene, behind: Scene | undefined) => number) {}

  /** New scenes to show; with fast-forward they are only told in the log. */
  show(scenes: Scene[]): void {
    if (this.fast || scenes.length === 0) return;
    this.queue = [...this.queue, ...scenes];
    if (!this.held) this.#wait();
  }

  next(): void {
    this.held = false;
    this.queue = this.queue.slice(1);
    this.#wait();
  }

  /** For who wants to look longer. */
  hold(): void {
    clearTimeout(this.#timer);
    this.held = true;
  }

  hurry(fast: boolean): void {
    this.fast = fast;
    keep('fast', fast ? 'yes' : 'no');
    if (fast) this.clear();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.held = false;
    this.queue = [];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const [scene, behind] = this.queue;
    if (scene) this.#timer = window.setTimeout(() => this.next(), this.time(scene, behind));
  }
}
