"use client";
import { useEffect, useState } from "react";
import { rememberSound, soundWanted } from "#components/play/table/sound.ts";

export interface Sound {
  sound: boolean;
  toggleSound: () => void;
}

/** Returns the sound setting of this browser; off by default. */
export function useSound(): Sound {
  const [sound, setSound] = useState(false);
  useEffect(() => setSound(soundWanted()), []);
  const toggleSound = () => {
    rememberSound(!sound);
    setSound(!sound);
  };
  return { sound, toggleSound };
}
