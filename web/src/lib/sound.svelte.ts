// Sounds made by WebAudio, each shorter than 0.4 s; silent until somebody switches them on.
import { keep, kept } from './kept';

/** A bell for your turn, a knock for a piece, paper for a favor, a gavel when hands open. */
export type Sound = 'bell' | 'knock' | 'paper' | 'gavel';

let on = $state(kept('sound') === 'on');
let audio: AudioContext | null = null;

export function soundOn(): boolean {
  return on;
}

export function switchSound(): void {
  on = !on;
  keep('sound', on ? 'on' : 'off');
  if (on) play('bell');
}

export function play(sound: Sound): void {
  if (!on) return;
  audio ??= new AudioContext();
  void audio.resume();
  MAKERS[sound](audio, audio.currentTime);
}

/** A tone that dies away. */
function tone(context: AudioContext, start: number, shape: OscillatorType, pitch: number, loudness: number, seconds: number): void {
  const oscillator = new OscillatorNode(context, { type: shape, frequency: pitch });
  const gain = new GainNode(context, { gain: loudness });
  gain.gain.setValueAtTime(loudness, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + seconds);
}

/** A rustle: noise through a narrow filter. */
function rustle(context: AudioContext, start: number, pitch: number, loudness: number, seconds: number): void {
  const buffer = new AudioBuffer({ length: Math.ceil(context.sampleRate * seconds), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length);
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 0.8 });
  source.connect(filter).connect(new GainNode(context, { gain: loudness })).connect(context.destination);
  source.start(start);
}

const MAKERS: Record<Sound, (context: AudioContext, start: number) => void> = {
  bell: (context, start) => {
    tone(context, start, 'sine', 880, 0.2, 0.38);
    tone(context, start, 'sine', 2217, 0.07, 0.25);
  },
  knock: (context, start) => {
    tone(context, start, 'triangle', 190, 0.35, 0.09);
    rustle(context, start, 900, 0.3, 0.03);
  },
  paper: (context, start) => rustle(context, start, 3800, 0.25, 0.12),
  gavel: (context, start) => {
    tone(context, start, 'triangle', 120, 0.5, 0.16);
    rustle(context, start, 600, 0.5, 0.05);
  },
};
