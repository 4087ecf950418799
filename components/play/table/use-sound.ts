"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import { playTones, rememberSound, soundWanted, type Tone } from "#components/play/table/sound.ts";

export interface Sound {
  sound: boolean;
  toggleSound: () => void;
  /** Plays tones when sound is on. */
  say: (tones: readonly Tone[]) => void;
}

/** Returns the sound setting of this browser; off by default. */
export function useSound(): Sound {
  const [sound, setSound] = useState(false);
  const on = useRef(sound);
  on.current = sound;
  useEffect(() => setSound(soundWanted()), []);
  const toggleSound = () => {
    rememberSound(!sound);
    setSound(!sound);
  };
  const say = useCallback((tones: readonly Tone[]) => {
    if (on.current) playTones(tones);
  }, []);
  return { sound, toggleSound, say };
}
