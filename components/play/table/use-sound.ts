"use client";
import { useEffect, useState } from "react";
import { rememberSound, soundWanted } from "#components/play/table/sound.ts";

/** Returns the sound setting of this browser; off by default. */
export function useSound(): { sound: boolean; toggleSound: () => void } {
  const [sound, setSound] = useState(false);
  useEffect(() => setSound(soundWanted()), []);
  const toggleSound = () => {
    rememberSound(!sound);
    setSound(!sound);
  };
  return { sound, toggleSound };
}
