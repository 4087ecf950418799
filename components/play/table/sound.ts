import { browserStore } from "#lib/client/browser-store.ts";

/** Sounds synthesized in the browser, without files. Off by default; the browser remembers the choice. */
const key = "play-sound";

export function soundWanted(): boolean {
  return browserStore.read(key) === "on";
}

export function rememberSound(on: boolean): void {
  browserStore.write(key, on ? "on" : "off");
}

export interface Tone {
  /** Seconds from now. */
  at: number;
  hertz: number;
  seconds: number;
  type: OscillatorType;
  /** 0 … 1, fading to zero. */
  volume: number;
}

let audio: AudioContext | undefined;

export function playTones(tones: readonly Tone[]): void {
  audio ??= new AudioContext();
  void audio.resume();
  const now = audio.currentTime;
  for (const { at, hertz, seconds, type, volume } of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = type;
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(volume, now + at);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(now + at);
    oscillator.stop(now + at + seconds);
  }
}
