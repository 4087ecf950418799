"use client";
import { useEffect, useState } from "react";
import { rememberSound, soundWanted } from "#components/play/dice/sound.ts";

/** Whether this browser wants to hear the dice; off until it says so. */
export function useSound(): { sound: boolean; toggleSound: () => void } {
  const [sound, setSound] = useState(false);
  useEffect(() => setSound(soundWanted()), []);
  const toggleSound = () => {
    rememberSound(!sound);
    setSound(!sound);
  };
  return { sound, toggleSound };
}
