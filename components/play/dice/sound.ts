/** Sounds made on the spot, no files. Off until asked for; the choice stays with the browser. */
const key = "play-sound";

export function soundWanted(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false;
  }
}

export function rememberSound(on: boolean): void {
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // Then it is asked for again next time.
  }
}

let audio: AudioContext | undefined;

/** A rattle of dice; a rising chime for a win, a soft knock otherwise. */
export function playRoll(won: boolean): void {
  audio ??= new AudioContext();
  void audio.resume();
  const at = audio.currentTime;
  for (let knock = 0; knock < 4; knock += 1) tone(audio, at + knock * 0.035, 210 + knock * 40, 0.03, "square", 0.03);
  const notes = won ? [659, 880, 1_175] : [180];
  notes.forEach((hertz, index) => {
    if (audio) tone(audio, at + 0.17 + index * 0.07, hertz, won ? 0.22 : 0.12, "triangle", won ? 0.09 : 0.05);
  });
}

function tone(
  to: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  type: OscillatorType,
  volume: number,
): void {
  const oscillator = to.createOscillator();
  const gain = to.createGain();
  oscillator.type = type;
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  oscillator.connect(gain).connect(to.destination);
  oscillator.start(at);
  oscillator.stop(at + seconds);
}
