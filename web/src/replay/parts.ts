// How a game divides its replay: ticks on the slider, and parts to jump to.

export interface Tick {
  step: number;
  label: string;
  line: boolean; // dotted, over the whole height
}

export interface Chapter {
  step: number;
  name: string; // what the button does
  label: string; // what stands on it, unless an icon does
  icon?: 'box';
}
